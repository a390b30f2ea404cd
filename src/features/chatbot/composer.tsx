import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { QUESTION_LENGTH } from '#domain/chatbot/kinds.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './composer.module.css';
import { composerStrings as strings } from './strings.ts';

type Props = {
  text: string;
  online: boolean;
  /** An answer is being written. */
  busy: boolean;
  /** Shown beside the note, such as the scope. */
  aside: ReactNode;
  onType: (text: string) => void;
  onAsk: (text: string) => void;
  onStop: () => void;
};

export const QUESTION_ID = 'domanda-chatbot';
const NOTE_ID = 'domanda-chatbot-nota';

const lengthOf = (text: string) => [...text.trim()].length;

function problemWith(text: string): string | null {
  const { min, max } = QUESTION_LENGTH;
  const length = lengthOf(text);
  if (length > max) return strings.long(length - max);
  return length < min ? strings.short(min) : null;
}

/** Form in which the reader asks a question. */
export function Composer({ text, online, busy, aside, onType, onAsk, onStop }: Props) {
  const [hasTried, setHasTried] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const problem = problemWith(text);
  const shownProblem =
    problem !== null && (hasTried || lengthOf(text) > QUESTION_LENGTH.max) ? problem : null;

  function ask(event?: FormEvent) {
    event?.preventDefault();
    if (busy || !online) return;
    setHasTried(problem !== null);
    area.current?.focus();
    if (problem === null) onAsk(text.trim());
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    ask();
  }

  const isWrong = (online && shownProblem !== null) || undefined;
  const note = online ? shownProblem : strings.offline;
  return (
    <form className={`stack4 ${styles.form}`} onSubmit={ask}>
      <div className={styles.field} data-wrong={isWrong} data-off={!online || undefined}>
        <div className={styles.grow} data-text={text}>
          <textarea
            ref={area}
            id={QUESTION_ID}
            rows={1}
            value={text}
            disabled={!online}
            aria-label={strings.label}
            aria-describedby={note ? NOTE_ID : undefined}
            aria-invalid={isWrong}
            placeholder={strings.placeholder}
            onChange={({ target }) => onType(target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <SendOrStop online={online} busy={busy} isIdle={problem !== null} onStop={onStop} />
      </div>
      {note && (
        <p
          className={`meta ${styles.note}`}
          id={NOTE_ID}
          role={isWrong ? 'alert' : undefined}
          data-wrong={isWrong}
        >
          {note}
        </p>
      )}
      {aside}
    </form>
  );
}

type ButtonProps = Pick<Props, 'online' | 'busy' | 'onStop'> & { isIdle: boolean };

/** One button for both actions, so that after sending the focus is on the button that stops. */
function SendOrStop({ online, busy, isIdle, onStop }: ButtonProps) {
  return (
    <button
      type={busy ? 'button' : 'submit'}
      className={`centred ${styles.send}`}
      aria-label={busy ? strings.stop : strings.send}
      disabled={!online && !busy}
      data-idle={(isIdle && !busy) || undefined}
      onClick={(event) => {
        if (!busy) return;
        // When this click ends, the button has become a submit button again.
        event.preventDefault();
        onStop();
      }}
    >
      <Icon name={busy ? 'stop' : 'arrow'} />
    </button>
  );
}
