import { CONTACT } from '#domain/support/contact-address.ts';
import account from '#src/components/account/account-page.module.css';
import styles from '#src/components/forms/form-section.module.css';
import { FormSection } from '#src/components/forms/form-section.tsx';
import { AppLink } from '#src/ui/app-link.tsx';
import { profileStrings as strings } from './strings.ts';

/** E-mail and user name of the account, which cannot be changed here. */
export function AccountFacts({ email, username }: { email: string; username: string }) {
  return (
    <FormSection title={strings.account}>
      <dl className={account.facts}>
        <dt>{strings.email}</dt>
        <dd>{email}</dd>
        <dt>{strings.username}</dt>
        <dd>{username}</dd>
      </dl>
      <p className={`secondary ${styles.text}`}>
        {strings.change}{' '}
        <AppLink className="link" href={CONTACT}>
          {strings.contact}
        </AppLink>
      </p>
    </FormSection>
  );
}
