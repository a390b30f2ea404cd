import { useState } from 'react';
import { Icon } from '../icon.tsx';
import type { FieldProps } from './field.tsx';
import { ariaPropsOf, FieldFrame } from './field-frame.tsx';
import styles from './form.module.css';
import { formStrings as strings } from './strings.ts';

type Props = Omit<FieldProps, 'autoComplete' | 'type'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password field whose text can be shown. Pasting is allowed. */
export function PasswordField({ name, label, hint, error, ...input }: Props) {
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error}>
      <input
        type={isShown ? 'text' : 'password'}
        className={`${styles.input} ${styles.secret}`}
        autoCapitalize="none"
        spellCheck={false}
        {...input}
        {...ariaPropsOf({ name, hint, error })}
      />
      <button
        type="button"
        className={`ib ${styles.reveal}`}
        aria-label={strings.show(label)}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon name={isShown ? 'eye-off' : 'eye'} size={20} />
      </button>
    </FieldFrame>
  );
}
