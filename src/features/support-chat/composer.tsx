import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { MAX_MESSAGE_LENGTH, MIN_MESSAGE_LENGTH } from '#domain/support/chat-message.ts';
import type { ChatState } from '#domain/support/chat-state.ts';
import { AttachFile, ChosenFileNote } from '#src/components/support/attach-file.tsx';
import { QuotationNote } from '#src/components/support/quotation.tsx';
import type { FileSending } from '#src/components/support/use-file-sending.ts';
import type { QuotationState } from '#src/components/support/use-quotation.ts';
import { useOnline } from '#src/state/network/online.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './composer.module.css';
import { strings } from './strings.ts';
import type { Unsent } from './use-unsent.ts';

type Props = {
  state: ChatState;
  unsent: Unsent;
  files: FileSending;
  quotation: QuotationState;
  operator: string | null;
  onSend: (content: string) => void;
  onTyping: () => void;
};

/** Minimum interval between two reports that the reader is typing. */
const TYPING_REPORT_INTERVAL_MS = 3000;

const lengthOf = (text: string) => [...text.trim()].length;

/** Why the text cannot be sent; null if it can. HLP-08 */
function problemWith(text: string, state: ChatState): string | null {
  const length = lengthOf(text);
  const min = state === 'assistant' ? MIN_MESSAGE_LENGTH : 1;
  if (length > MAX_MESSAGE_LENGTH) return strings.composer.long(length - MAX_MESSAGE_LENGTH);
  return length < min ? strings.composer.short(min) : null;
}

/** Field for the reader's message. The typed text survives closing the panel and leaving the page. */
export function Composer(props: Props) {
  const { state, unsent, files, quotation, operator, onSend, onTyping } = props;
  const { text, write } = unsent;
  const [hasTried, setHasTried] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const typingReportedAt = useRef(0);
  const online = useOnline();
  useEffect(() => {
    // On other devices focus would open the keyboard over the messages.
    if (matchMedia('(pointer: fine)').matches) area.current?.focus();
  }, []);
  const answered = quotation.quoted?.id;
  useEffect(() => {
    if (answered !== undefined) area.current?.focus();
  }, [answered]);
  // The assistant cannot read pictures.
  const withFiles = state === 'operator';
  const length = lengthOf(text);
  const problem = problemWith(text, state);
  const shownProblem = problem !== null && (hasTried || length > MAX_MESSAGE_LENGTH) ? problem : null;

  function change(next: string) {
    write(next);
    const now = Date.now();
    if (now - typingReportedAt.current < TYPING_REPORT_INTERVAL_MS) return;
    typingReportedAt.current = now;
    onTyping();
  }

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (problem !== null) {
      setHasTried(true);
      area.current?.focus();
      return;
    }
    onSend(text.trim());
    write('');
    setHasTried(false);
    area.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form className={styles.form} data-files={withFiles || undefined} onSubmit={send}>
      <div className={styles.above}>
        <QuotationNote message={quotation.quoted} speakers={{ operator }} onDrop={quotation.unquote} />
        <ChosenFileNote {...files} />
      </div>
      {withFiles && <AttachFile {...files} />}
      <div className={styles.grow} data-text={text}>
        <textarea
          ref={area}
          rows={1}
          value={text}
          aria-label={strings.composer.label}
          aria-describedby="chat-composer-note"
          aria-invalid={shownProblem !== null || undefined}
          placeholder={strings.composer.placeholder}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <button
        type="submit"
        className={`centred ${styles.send}`}
        aria-label={strings.composer.send}
        data-idle={problem !== null || undefined}
      >
        <Icon name="send" />
      </button>
      <p
        className={`apart meta ${styles.note}`}
        id="chat-composer-note"
        data-wrong={shownProblem !== null || undefined}
      >
        <span role={shownProblem ? 'alert' : undefined}>
          {shownProblem ?? (online ? strings.composer.protected : strings.composer.offline)}
        </span>
        <span className="num">{strings.composer.count(length, MAX_MESSAGE_LENGTH)}</span>
      </p>
    </form>
  );
}
