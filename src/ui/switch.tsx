import { useId } from 'react';
import styles from './switch.module.css';

type Props = {
  label: string;
  /** Text in smaller type below: what the switch does, or why it cannot be used. */
  note?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

/** A switch with its label, which takes effect as soon as it is pressed. */
export function Switch({ label, note, checked, disabled = false, onChange }: Props) {
  const id = useId();
  const noteId = useId();
  return (
    <label className={`spread ${styles.row}`} htmlFor={id}>
      <span className={styles.words}>
        <b>{label}</b>
        {note && (
          <span className="meta" id={noteId}>
            {note}
          </span>
        )}
      </span>
      <BareSwitch
        id={id}
        label={label}
        noteId={note ? noteId : undefined}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
      />
    </label>
  );
}

type BareProps = Pick<Props, 'label' | 'checked' | 'disabled' | 'onChange'> & {
  id?: string;
  noteId?: string | undefined;
};

/** Only the switch, for a label that is elsewhere. */
export function BareSwitch({ id, label, noteId, checked, disabled = false, onChange }: BareProps) {
  return (
    <input
      id={id}
      type="checkbox"
      role="switch"
      className={styles.switch}
      aria-label={label}
      aria-describedby={noteId}
      checked={checked}
      aria-checked={checked}
      disabled={disabled}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
