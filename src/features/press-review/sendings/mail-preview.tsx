import { useState } from 'react';
import type { MailPreview } from '#domain/press-review/sending.ts';
import { logError } from '#src/state/log.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './send-dialog.module.css';
import { sendStrings as strings } from './send-strings.ts';

type Props = {
  /** Requests the mail in its current form. */
  ask: () => Promise<MailPreview>;
  disabled: boolean;
};

type Shown = { state: 'closed' | 'asking' | 'failed' } | { state: 'open'; mail: MailPreview };

/** The mail as plain text, because the page's Content-Security-Policy does not allow third-party styles. */
export function MailPreviewPart({ ask, disabled }: Props) {
  const [shown, show] = useState<Shown>({ state: 'closed' });
  async function toggle() {
    if (shown.state === 'open') {
      show({ state: 'closed' });
      return;
    }
    show({ state: 'asking' });
    try {
      show({ state: 'open', mail: await ask() });
    } catch (error) {
      logError('press-review', error);
      show({ state: 'failed' });
    }
  }
  const open = shown.state === 'open';
  return (
    <div className={`stack8 ${styles.preview}`}>
      <Button
        look="plain"
        size="small"
        aria-expanded={open}
        disabled={shown.state === 'asking' || (disabled && !open)}
        onClick={() => void toggle()}
      >
        {open ? strings.hidePreview : strings.preview}
      </Button>
      <p className="meta" role="status">
        {shown.state === 'asking' && strings.previewing}
        {shown.state === 'failed' && strings.previewFailed}
      </p>
      {open && <MailText mail={shown.mail} />}
    </div>
  );
}

/** Focusable, so that a long mail can be scrolled by keyboard. */
export function MailText({ mail: { subject, text } }: { mail: Pick<MailPreview, 'subject' | 'text'> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it has to scroll by keyboard
    <section className={`stack10 ${styles.mail}`} aria-label={strings.preview} tabIndex={0}>
      <p>
        <b>{strings.previewSubject}:</b> {subject}
      </p>
      <p className={styles.text}>{text}</p>
    </section>
  );
}
