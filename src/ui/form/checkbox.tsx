import type { ReactNode } from 'react';
import { ariaPropsOf, FieldError } from './field-frame.tsx';
import styles from './form.module.css';

type Props = {
  name: string;
  children: ReactNode;
  error?: string | undefined;
  /** True for a box of a group, below which `FieldError` shows the error. */
  isInGroup?: boolean;
  defaultChecked?: boolean;
  required?: boolean;
  onChange?: (checked: boolean) => void;
};

/** A checkbox with its label, for a yes or no. */
export function Checkbox({
  name,
  children,
  error,
  isInGroup = false,
  defaultChecked,
  required,
  onChange,
}: Props) {
  return (
    <div className={styles.agreement}>
      <label className={`secondary ${styles.check}`}>
        <input
          className="checkbox"
          type="checkbox"
          defaultChecked={defaultChecked}
          aria-required={required}
          onChange={onChange && (({ target }) => onChange(target.checked))}
          {...ariaPropsOf({ name, error })}
        />
        <span>{children}</span>
      </label>
      {!isInGroup && <FieldError name={name} error={error} />}
    </div>
  );
}
