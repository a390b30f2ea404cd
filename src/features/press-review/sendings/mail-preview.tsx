import { useState } from 'react';
import type { LetterPreview } from '#domain/press-review/sending.ts';
import { logError } from '#src/state/log.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './send-dialog.module.css';
import { sendStrings as strings } from './send-strings.ts';

type Props = {
  /** Requests a preview of the letter with the current values of the form. */
  loadPreview: () => Promise<LetterPreview>;
  disabled: boolean;
};

type PreviewState = { state: 'closed' | 'loading' | 'failed' } | { state: 'open'; mail: LetterPreview };

/**
 * Preview of the letter as plain text: the page's Content-Security-Policy does not allow the styles in its
 * HTML.
 */
export function MailPreviewPart({ loadPreview, disabled }: Props) {
  const [preview, setPreview] = useState<PreviewState>({ state: 'closed' });
  async function toggle() {
    if (preview.state === 'open') {
      setPreview({ state: 'closed' });
      return;
    }
    setPreview({ state: 'loading' });
    try {
      setPreview({ state: 'open', mail: await loadPreview() });
    } catch (error) {
      logError('press-review', error);
      setPreview({ state: 'failed' });
    }
  }
  const open = preview.state === 'open';
  return (
    <div className={`stack8 ${styles.preview}`}>
      <Button
        look="plain"
        size="small"
        aria-expanded={open}
        busy={preview.state === 'loading'}
        disabled={disabled && !open}
        onClick={() => void toggle()}
      >
        {open ? strings.hidePreview : strings.preview}
      </Button>
      <p className="meta" role="status">
        {preview.state === 'loading' && strings.previewing}
        {preview.state === 'failed' && strings.previewFailed}
      </p>
      {open && <MailText mail={preview.mail} />}
    </div>
  );
}

/** Subject and text of a letter. Focusable, so that a long text can be scrolled by keyboard. */
export function MailText({ mail: { subject, text } }: { mail: Pick<LetterPreview, 'subject' | 'text'> }) {
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
