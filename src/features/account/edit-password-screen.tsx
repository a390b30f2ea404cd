import { changePassword } from '#api/account/change-password.ts';
import type { Api } from '#api/clients.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import styles from '#src/components/account/account-page.module.css';
import { AccountPage } from '#src/components/account/account-page.tsx';
import { useNavigateTo } from '#src/components/entrance/use-navigate-to.ts';
import { Form } from '#src/components/forms/form.tsx';
import { PasswordRules } from '#src/components/forms/password-rules.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { addNotice } from '#src/state/notices/notices.ts';
import { messages } from '#src/strings/messages.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { EditPassword } from './edit-password-schema.ts';
import { passwordStrings as strings } from './strings.ts';

type Props = { brand: PublicBrand; api: () => Promise<Api> };

const SECURITY = '/user/utilities';
const NOTICE_MS = 5000;

/** Changes the password of a reader who knows the current one. ACC-02, VAL-01 */
export function EditPasswordScreen({ brand, api }: Props) {
  return (
    <AccountPage brand={brand} currentScreen="security">
      <header className={styles.head}>
        <h1 className="t-1" tabIndex={-1}>
          {strings.title}
        </h1>
        <p className="deck s">{strings.intro}</p>
      </header>
      <div className={styles.form}>
        <EditPasswordForm api={api} />
      </div>
    </AccountPage>
  );
}

function EditPasswordForm({ api }: Pick<Props, 'api'>) {
  const navigateTo = useNavigateTo();
  const form = useForm({
    schema: EditPassword,
    submit: async ({ attuale: current, nuova: next }) => {
      await changePassword(await api(), { current, next });
      void addNotice({ type: 'info', title: messages.password_changed_success, timeout: NOTICE_MS });
      navigateTo(SECURITY);
      return 'leaving';
    },
    explain: (error) =>
      errorKindOf(error) === 'invalid-credentials'
        ? { field: 'attuale', message: messages.invalid_password }
        : null,
  });
  const { labels } = strings;
  const { attuale, nuova, conferma } = form.errors;
  return (
    <Form
      state={form}
      labels={labels}
      submit={strings.submit}
      after={
        <ButtonLink href={SECURITY} look="plain" size="large">
          {strings.cancel}
        </ButtonLink>
      }
    >
      <PasswordField name="attuale" label={labels.attuale} autoComplete="current-password" error={attuale} />
      <PasswordField name="nuova" label={labels.nuova} autoComplete="new-password" error={nuova} />
      <PasswordRules form={form.element} name="nuova" />
      <PasswordField name="conferma" label={labels.conferma} autoComplete="new-password" error={conferma} />
    </Form>
  );
}
