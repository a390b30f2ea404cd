import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { ariaPropsOf, FieldFrame } from './field-frame.tsx';
import form from './form.module.css';
import styles from './select-field.module.css';

type Props = Omit<ComponentPropsWithRef<'select'>, 'id' | 'className' | 'value' | 'name' | 'children'> & {
  name: string;
  label: string;
  options: readonly (readonly [value: string, words: string])[];
  hint?: ReactNode;
  error?: string | undefined;
};

/** A native select with its label. */
export function SelectField({ name, label, options, hint, error, ...select }: Props) {
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error}>
      <select
        className={`${form.input} ${styles.select}`}
        {...select}
        {...ariaPropsOf({ name, hint, error })}
      >
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <span className={`centred ${styles.arrow}`}>
        <Icon name="chev" size={18} />
      </span>
    </FieldFrame>
  );
}
