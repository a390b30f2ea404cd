import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { LONGEST_TURN, SHORTEST_TURN } from '#domain/support/chat-message.ts';
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
  onSay: (content: string) => void;
  onTyping: () => void;
};

/** Interval at which the other side is notified that the reader is typing. */
const TYPING_MS = 3000;

const lengthOf = (text: string) => [...text.trim()].length;

/** Why the file cannot be sent. HLP-08 */
function wrongWith(text: string, state: ChatState): string | null {
  const length = lengthOf(text);
  const least = state === 'assistant' ? SHORTEST_TURN : 1;
  if (length > LONGEST_TURN) return strings.composer.long(length - LONGEST_TURN);
  return length < least ? strings.composer.short(least) : null;
}

/** Field for the reader's message. The typed text survives closing the panel and leaving the page. */
export function Composer(props: Props) {
  const { state, unsent, files, quotation, operator, onSay, onTyping } = props;
  const { text, write } = unsent;
  const [tried, setTried] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const told = useRef(0);
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
  const wrong = wrongWith(text, state);
  const shown = wrong !== null && (tried || length > LONGEST_TURN) ? wrong : null;

  function change(next: string) {
    write(next);
    const now = Date.now();
    if (now - told.current < TYPING_MS) return;
    told.current = now;
    onTyping();
  }

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (wrong !== null) {
      setTried(true);
      area.current?.focus();
      return;
    }
    onSay(text.trim());
    write('');
    setTried(false);
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
          aria-invalid={shown !== null || undefined}
          placeholder={strings.composer.placeholder}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <button
        type="submit"
        className={`centred ${styles.send}`}
        aria-label={strings.composer.send}
        data-idle={wrong !== null || undefined}
      >
        <Icon name="send" />
      </button>
      <p
        className={`apart meta ${styles.note}`}
        id="chat-composer-note"
        data-wrong={shown !== null || undefined}
      >
        <span role={shown ? 'alert' : undefined}>
          {shown ?? (online ? strings.composer.protected : strings.composer.offline)}
        </span>
        <span className="num">{strings.composer.count(length, LONGEST_TURN)}</span>
      </p>
    </form>
  );
}
