import styles from './select-box.module.css';

type Props = {
  /** Accessible name: what the box selects. */
  label: string;
  checked: boolean;
  /** For a checkbox that stands for several rows: some are selected, others are not. */
  mixed?: boolean;
  onChange: (checked: boolean) => void;
};

/** Checkbox that selects a row or all rows. Its touch target is larger than the box. */
export function SelectBox({ label, checked, mixed = false, onChange }: Props) {
  return (
    <label className={`centred ${styles.check}`}>
      <input
        className="checkbox"
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = mixed;
        }}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
