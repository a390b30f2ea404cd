import styles from './select-box.module.css';

type Props = {
  /** What is chosen by it. */
  label: string;
  checked: boolean;
  /** Of a box for several: some are, others are not. */
  mixed?: boolean;
  onChange: (checked: boolean) => void;
};

/** Chooses a row, or all of them. As big as a finger around the box. */
export function SelectBox({ label, checked, mixed = false, onChange }: Props) {
  return (
    <label className={styles.check}>
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
