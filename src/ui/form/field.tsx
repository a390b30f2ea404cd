import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldFrame, tiesOf } from './field-frame.tsx';
import styles from './form.module.css';

export type FieldProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'value' | 'name'> & {
  name: string;
  label: string;
  /** What a browser may fill in by itself. */
  autoComplete: string;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A line of text. The browser keeps what is typed, so that nothing is lost that was typed before React came. */
export function Field({ name, label, hint, error, ...input }: FieldProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error}>
      <input type="text" className={styles.input} {...input} {...tiesOf({ name, hint, error })} />
    </FieldFrame>
  );
}

/** An e-mail address: no keyboard's improvements. */
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

/** Six digits out of a mail. Wider than them, for blanks that are pasted along. */
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
        {...tiesOf({ name, hint, error })}
      />
    </FieldFrame>
  );
}
