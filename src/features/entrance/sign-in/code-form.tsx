import { useState } from 'react';
import { loginWithCode, sendLoginCode } from '#api/account/sign-in.ts';
import { HOME } from '#domain/addresses.ts';
import { Form } from '#src/components/forms/form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/form/checkbox.tsx';
import { CodeField, EmailField } from '#src/ui/form/field.tsx';
import { explainSignIn } from './explain.ts';
import { CodeRequest, CodeSignIn } from './schema.ts';
import type { SignInFormProps } from './sign-in-form-props.ts';
import styles from './sign-in-screen.module.css';
import { strings, codeStrings as words } from './strings.ts';

/**
 * Signs in with a mailed code: asks for the address, then for the code mailed to it. It does not reveal
 * whether the address has an account.
 */
export function CodeForm(props: SignInFormProps) {
  const [email, setEmail] = useState<string | null>(null);
  const [hasReturned, setHasReturned] = useState(false);
  const onOther = () => {
    setHasReturned(true);
    setEmail(null);
  };
  return (
    <>
      <div className={styles.sent} role="status">
        {email !== null && words.sent(email)}
      </div>
      {email === null ? (
        <RequestCodeForm {...props} onSent={setEmail} focused={hasReturned} />
      ) : (
        <EnterCodeForm {...props} email={email} onOther={onOther} />
      )}
    </>
  );
}

type AskProps = SignInFormProps & {
  onSent: (email: string) => void;
  /** The next step was just removed, and the focus with it. */
  focused: boolean;
};

function RequestCodeForm({ api, query, identifier, onIdentifier, onSent, focused }: AskProps) {
  const form = useForm({
    schema: CodeRequest,
    explain: explainSignIn,
    submit: async (request) => {
      onIdentifier(request.email);
      await sendLoginCode(await api(), request.email, query.redirect_uri);
      onSent(request.email);
      return undefined;
    },
  });
  return (
    <Form state={form} labels={words.labels} submit={words.submit}>
      <EmailField
        name="email"
        label={words.labels.email}
        defaultValue={identifier}
        error={form.errors.email}
        autoFocus={focused}
        onBlur={({ target }) => onIdentifier(target.value)}
      />
    </Form>
  );
}

type EnterProps = SignInFormProps & { email: string; onOther: () => void };

function EnterCodeForm({ api, query, onReply, email, onOther }: EnterProps) {
  const form = useForm({
    schema: CodeSignIn,
    explain: explainSignIn,
    submit: async ({ codice: code, ricordami: remember }) => {
      const redirectUri = query.redirect_uri ?? HOME;
      return onReply(await loginWithCode(await api(), { email, code, remember, redirectUri }));
    },
  });
  return (
    <Form
      state={form}
      labels={words.codeLabels}
      submit={strings.submit}
      after={
        <Button look="quiet" onClick={onOther}>
          {words.other}
        </Button>
      }
    >
      <CodeField
        name="codice"
        label={words.codeLabels.codice}
        hint={words.codeHint}
        error={form.errors.codice}
        // The previous step was just removed, and the focus with it.
        autoFocus
      />
      <Checkbox name="ricordami">{strings.remember}</Checkbox>
    </Form>
  );
}
