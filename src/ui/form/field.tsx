import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ariaPropsOf, FieldFrame } from './field-frame.tsx';
import styles from './form.module.css';

export type FieldProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'value' | 'name'> & {
  name: string;
  label: string;
  /** Value of `autocomplete`. */
  autoComplete: string;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A single-line text field. It is uncontrolled, so that text typed before hydration is not lost. */
export function Field({ name, label, hint, error, ...input }: FieldProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error}>
      <input type="text" className={styles.input} {...input} {...ariaPropsOf({ name, hint, error })} />
    </FieldFrame>
  );
}

/** A field for an e-mail address, without the keyboard's corrections. */
export function EmailField(props: Omit<FieldProps, 'autoComplete'> & { autoComplete?: string }) {
  return (
    <Field
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

/** A field for the six digits of a mailed code. It accepts more characters, because spaces may be pasted along. */
export function CodeField({ name, label, hint, error, ...input }: Omit<FieldProps, 'autoComplete'>) {
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error}>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        className={`${styles.input} ${styles.code}`}
        {...input}
        {...ariaPropsOf({ name, hint, error })}
      />
    </FieldFrame>
  );
}
