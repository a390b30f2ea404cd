import { useId, useState } from 'react';
import { MAX_NOTE } from '#domain/press-review/review.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './chapters.module.css';
import { clipStrings as strings } from './strings.ts';

type Props = { name: string; note: string; onNote: (note: string) => void };

const takeFocus = (area: HTMLTextAreaElement | null) => area?.focus();

/** The press office's note on a clip; the field is shown on demand. */
export function ClipNote({ name, note, onNote }: Props) {
  const [wanted, want] = useState(false);
  const counter = useId();
  if (note === '' && !wanted) {
    return (
      <button
        type="button"
        className={`caption ${styles.addNote}`}
        data-action="note"
        aria-label={strings.addNoteTo(name)}
        onClick={() => want(true)}
      >
        <Icon name="pen" size={15} />
        {strings.addNote}
      </button>
    );
  }
  return (
    <div className={styles.note}>
      <textarea
        ref={wanted ? takeFocus : undefined}
        rows={2}
        data-action="note"
        aria-label={strings.note(name)}
        aria-describedby={counter}
        placeholder={strings.notePlaceholder}
        value={note}
        maxLength={MAX_NOTE}
        onChange={({ target }) => {
          // The field stays while its text is being deleted.
          want(true);
          onNote(target.value);
        }}
        onBlur={() => want(false)}
      />
      <span className="meta num" id={counter}>
        {strings.counter(note.length, MAX_NOTE)}
      </span>
    </div>
  );
}
