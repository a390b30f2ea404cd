import type { ReactNode } from 'react';
import { FieldError, tiesOf } from './field-frame.tsx';
import styles from './form.module.css';

type Props = {
  name: string;
  children: ReactNode;
  error?: string | undefined;
  defaultChecked?: boolean;
  required?: boolean;
};

/** Something to be agreed to, or not. */
export function Checkbox({ name, children, error, defaultChecked, required }: Props) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        defaultChecked={defaultChecked}
        aria-required={required}
        {...tiesOf({ name, error })}
      />
      <span>{children}</span>
      <FieldError name={name} error={error} />
    </label>
  );
}
