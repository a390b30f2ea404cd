import { useId } from 'react';
import styles from './switch.module.css';

type Props = {
  label: string;
  /** In smaller type below: what it does, or why it cannot be used. */
  note?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

/** Something that is on or off, from the moment it is pressed. */
export function Switch({ label, note, checked, disabled = false, onChange }: Props) {
  const noteId = useId();
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        <b>{label}</b>
        {note && (
          <span className="meta" id={noteId}>
            {note}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        aria-label={label}
        aria-describedby={note ? noteId : undefined}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
