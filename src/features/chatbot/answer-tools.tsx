import { type FormEvent, useRef, useState } from 'react';
import type { AnswerVote } from '#domain/chatbot/reader-chats.ts';
import type { Said } from '#src/state/chatbot/conversation.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './answer-tools.module.css';
import { answerStrings as strings } from './strings.ts';

export type AnswerDeeds = {
  /** Tells whether it was written down. */
  onRate: (answer: Said, vote: AnswerVote, reason: string) => Promise<boolean>;
  onCopy: (answer: Said) => void;
  onMarkdown: () => void;
  onPdf: () => void;
};

type Props = AnswerDeeds & { answer: Said; isLast: boolean; online: boolean };

const LONGEST_REASON = 500;

/** What the reader can do with an answer. */
export function AnswerTools({ answer, isLast, online, onRate, onCopy, ...downloads }: Props) {
  const [asksWhy, askWhy] = useState(false);
  const { vote } = answer;
  const rate = (wanted: 'up' | 'down') => {
    const next = vote === wanted ? null : wanted;
    askWhy(next === 'down');
    void onRate(answer, next, '');
  };
  const thumb = (which: 'up' | 'down', label: string) => (
    <button
      type="button"
      className="ib"
      aria-label={label}
      aria-pressed={vote === which}
      disabled={!online || answer.id === null}
      onClick={() => rate(which)}
    >
      <Icon name={`thumb-${which}`} size={20} />
    </button>
  );
  return (
    <>
      <div className={styles.tools}>
        {thumb('up', strings.useful)}
        {thumb('down', strings.notUseful)}
        <button type="button" className="ib" aria-label={strings.copy} onClick={() => onCopy(answer)}>
          <Icon name="copy" size={20} />
        </button>
        {isLast && <Downloads online={online} {...downloads} />}
        <span className={`meta ${styles.check}`}>{strings.check}</span>
      </div>
      {asksWhy && vote === 'down' && (
        <Reason
          onSend={async (reason) => {
            if (await onRate(answer, 'down', reason)) askWhy(false);
          }}
        />
      )}
    </>
  );
}

function Downloads({ online, onMarkdown, onPdf }: Pick<Props, 'online' | 'onMarkdown' | 'onPdf'>) {
  const menu = useRef<HTMLDetailsElement>(null);
  const doing = (deed: () => void) => () => {
    // The entry that was pressed goes with its menu.
    menu.current?.querySelector('summary')?.focus();
    if (menu.current) menu.current.open = false;
    deed();
  };
  return (
    <details ref={menu} className={styles.menu}>
      <summary className="ib" aria-label={strings.download}>
        <Icon name="down" size={20} />
      </summary>
      <ul>
        <li>
          <button type="button" onClick={doing(onMarkdown)}>
            {strings.markdown}
          </button>
        </li>
        <li>
          <button type="button" disabled={!online} onClick={doing(onPdf)}>
            {strings.pdf}
          </button>
        </li>
      </ul>
    </details>
  );
}

function Reason({ onSend }: { onSend: (reason: string) => Promise<void> }) {
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  async function send(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() === '') return;
    setBusy(true);
    await onSend(reason.trim());
    setBusy(false);
  }
  return (
    <form className={styles.reason} onSubmit={send}>
      <label>
        {strings.whyNot}
        <textarea
          rows={2}
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      <Button type="submit" look="plain" size="small" disabled={busy}>
        {strings.sendReason}
      </Button>
    </form>
  );
}
