import { useId, useState } from 'react';
import { MAX_NOTE } from '#domain/press-review/review.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './chapters.module.css';
import { clipStrings as strings } from './strings.ts';

type Props = { name: string; note: string; onNote: (note: string) => void };

const takeFocus = (area: HTMLTextAreaElement | null) => area?.focus();

/** The press office's note on a clip; without a note, a button that opens the field. */
export function ClipNote({ name, note, onNote }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const counterId = useId();
  if (note === '' && !isOpen) {
    return (
      <button
        type="button"
        className={`caption ${styles.addNote}`}
        data-action="note"
        aria-label={strings.addNoteTo(name)}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="pen" size={15} />
        {strings.addNote}
      </button>
    );
  }
  return (
    <div className={styles.note}>
      <textarea
        ref={isOpen ? takeFocus : undefined}
        rows={2}
        data-action="note"
        aria-label={strings.note(name)}
        aria-describedby={counterId}
        placeholder={strings.notePlaceholder}
        value={note}
        maxLength={MAX_NOTE}
        onChange={({ target }) => {
          // The field stays while its text is being deleted.
          setIsOpen(true);
          onNote(target.value);
        }}
        onBlur={() => setIsOpen(false)}
      />
      <span className="meta num" id={counterId}>
        {strings.counter(note.length, MAX_NOTE)}
      </span>
    </div>
  );
}
