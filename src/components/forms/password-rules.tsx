import { type RefObject, useEffect, useState } from 'react';
import { VALIDATION_MESSAGES } from '#domain/validation/account-forms.ts';
import { brokenPasswordRules, PASSWORD_RULES, type PasswordRule } from '#domain/validation/password.ts';
import { fieldId } from '#src/ui/form/field-frame.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './password-rules.module.css';
import { formStrings as strings } from './strings.ts';
import { useEasyPassword } from './use-easy-password.ts';

const RULES = Object.keys(PASSWORD_RULES) as PasswordRule[];

type Props = {
  form: RefObject<HTMLFormElement | null>;
  /** Name of the password field. */
  name: string;
};

/**
 * List of the rules for a new password, ticked off while it is typed, and a hint if one that follows them is still
 * easily guessed. VAL-01
 */
export function PasswordRules({ form, name }: Props) {
  const [brokenRules, setBrokenRules] = useState<readonly PasswordRule[]>(RULES);
  const isEasy = useEasyPassword({ form, name });
  useEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement>(`#${fieldId(name)}`);
    if (!field) return;
    const check = () => setBrokenRules(brokenPasswordRules(field.value));
    // Something may have been typed before hydration.
    check();
    field.addEventListener('input', check);
    return () => field.removeEventListener('input', check);
  }, [form, name]);
  return (
    <div className={styles.rules}>
      <p id={`${fieldId(name)}-regole`}>{strings.passwordRules}</p>
      <ul aria-labelledby={`${fieldId(name)}-regole`}>
        {RULES.map((rule) => (
          <Rule key={rule} rule={rule} isMet={!brokenRules.includes(rule)} />
        ))}
      </ul>
      <p role="status" className={styles.easy}>
        {isEasy && brokenRules.length === 0 && VALIDATION_MESSAGES.easyPassword}
      </p>
    </div>
  );
}

function Rule({ rule, isMet }: { rule: PasswordRule; isMet: boolean }) {
  return (
    <li data-kept={isMet || undefined}>
      {isMet ? <Icon name="check-circle" size={17} /> : <i aria-hidden="true">—</i>}
      {strings.rules[rule]}
      {isMet && <span className="vh"> {strings.met}</span>}
    </li>
  );
}
