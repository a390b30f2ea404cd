import { login } from '#api/account/sign-in.ts';
import { HOME } from '#domain/addresses.ts';
import { errorKindOf } from '#domain/api-error.ts';
import { entrancePath } from '#domain/entrance-addresses.ts';
import { useNavigateTo } from '#src/components/entrance/use-navigate-to.ts';
import { Form } from '#src/components/forms/form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Checkbox } from '#src/ui/form/checkbox.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { explainSignIn } from './explain.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { SignIn } from './schema.ts';
import type { SignInFormProps } from './sign-in-form-props.ts';
import styles from './sign-in-screen.module.css';
import { strings } from './strings.ts';

/** Signs in with e-mail or user name and password. A reader whose account is not activated is led to the activation. */
export function PasswordForm(props: SignInFormProps) {
  const { api, query, identifier, onIdentifier, onReply } = props;
  const go = useNavigateTo();
  const { redirect_uri } = query;
  const form = useForm({
    schema: SignIn,
    explain: explainSignIn,
    submit: async ({ email, password, ricordami: remember }) => {
      onIdentifier(email);
      try {
        const redirectUri = redirect_uri ?? HOME;
        return onReply(await login(await api(), { identifier: email, password, remember, redirectUri }));
      } catch (error) {
        if (errorKindOf(error) !== 'not-activated') throw error;
        go(entrancePath('activate', { redirect_uri, email: email.includes('@') ? email : undefined }));
        return 'leaving';
      }
    },
  });
  const { email, password } = form.errors;
  return (
    <Form
      state={form}
      labels={strings.labels}
      submit={strings.submit}
      after={<PasskeyButton {...props} form={form.element} />}
    >
      <Field
        name="email"
        label={strings.labels.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        defaultValue={identifier}
        error={email}
        onBlur={({ target }) => onIdentifier(target.value)}
      />
      <PasswordField
        name="password"
        label={strings.labels.password}
        autoComplete="current-password"
        error={password}
      />
      <div className={`spread ${styles.row}`}>
        <Checkbox name="ricordami">{strings.remember}</Checkbox>
        <AppLink className="link" href={entrancePath('forgotPassword', { redirect_uri, email: query.email })}>
          {strings.forgotten}
        </AppLink>
      </div>
    </Form>
  );
}
