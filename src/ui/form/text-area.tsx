import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ariaPropsOf, FieldFrame } from './field-frame.tsx';
import form from './form.module.css';
import styles from './text-area.module.css';

type Props = Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className' | 'value' | 'name'> & {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A multi-line text field. Like every field it is uncontrolled. */
export function TextArea({ name, label, hint, error, rows = 6, ...area }: Props) {
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error}>
      <textarea
        rows={rows}
        className={`${form.input} ${styles.area}`}
        {...area}
        {...ariaPropsOf({ name, hint, error })}
      />
    </FieldFrame>
  );
}
