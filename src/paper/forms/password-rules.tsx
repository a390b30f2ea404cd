import { type RefObject, useEffect, useState } from 'react';
import { brokenPasswordRules, PASSWORD_RULES, type PasswordRule } from '#domain/validation/password.ts';
import { fieldId } from '#src/ui/form/field-frame.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './password-rules.module.css';
import { formStrings as strings } from './strings.ts';

const RULES = Object.keys(PASSWORD_RULES) as PasswordRule[];

type Props = {
  form: RefObject<HTMLFormElement | null>;
  /** Name of the field that it looks at. */
  name: string;
};

/** What a new password must have, ticked off while it is typed. VAL-01 */
export function PasswordRules({ form, name }: Props) {
  const [broken, setBroken] = useState<readonly PasswordRule[]>(RULES);
  useEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement>(`#${fieldId(name)}`);
    if (!field) return;
    const look = () => setBroken(brokenPasswordRules(field.value));
    // Something may have been typed before.
    look();
    field.addEventListener('input', look);
    return () => field.removeEventListener('input', look);
  }, [form, name]);
  return (
    <div className={styles.rules}>
      <p id={`${fieldId(name)}-regole`}>{strings.passwordRules}</p>
      <ul aria-labelledby={`${fieldId(name)}-regole`}>
        {RULES.map((rule) => (
          <Rule key={rule} rule={rule} kept={!broken.includes(rule)} />
        ))}
      </ul>
    </div>
  );
}

function Rule({ rule, kept }: { rule: PasswordRule; kept: boolean }) {
  return (
    <li data-kept={kept || undefined}>
      {kept ? <Icon name="check-circle" size={17} /> : <i aria-hidden="true">—</i>}
      {strings.rules[rule]}
      {kept && <span className="vh"> {strings.kept}</span>}
    </li>
  );
}
