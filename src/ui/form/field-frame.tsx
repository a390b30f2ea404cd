import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import styles from './form.module.css';

/** Element id of the field with this name, for labels and for the links above a form with errors. */
export const fieldId = (name: string): string => `campo-${name}`;

const errorId = (name: string) => `${fieldId(name)}-errore`;
const hintId = (name: string) => `${fieldId(name)}-nota`;

type FieldTexts = { name: string; hint?: ReactNode; error?: string | undefined };

/** Attributes that associate an input with its label, hint and error. */
export const ariaPropsOf = ({ name, hint, error }: FieldTexts) => ({
  id: fieldId(name),
  name,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [error && errorId(name), hint && hintId(name)].filter(Boolean).join(' ') || undefined,
});

/** The error of a field, shown below it. */
export function FieldError({ name, error }: Pick<FieldTexts, 'name' | 'error'>) {
  if (!error) return null;
  return (
    <p className={`row6 ${styles.error}`} id={errorId(name)}>
      <Icon name="error" size={16} />
      {error}
    </p>
  );
}

type Props = FieldTexts & { label: string; children: ReactNode };

/** Frame of a field: label above, hint and error below. VAL-02 */
export function FieldFrame({ name, label, hint, error, children }: Props) {
  return (
    <div className={`stack6 ${styles.field}`}>
      <label className={styles.label} htmlFor={fieldId(name)}>
        {label}
      </label>
      <div className={styles.box}>{children}</div>
      <FieldError name={name} error={error} />
      {hint && (
        <p className="caption" id={hintId(name)}>
          {hint}
        </p>
      )}
    </div>
  );
}
