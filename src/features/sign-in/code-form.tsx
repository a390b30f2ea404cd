import { useState } from 'react';
import { loginWithCode } from '#api/account/login-with-code.ts';
import { sendLoginCode } from '#api/account/send-login-code.ts';
import { HOME } from '#domain/addresses.ts';
import { Form } from '#src/paper/forms/form.tsx';
import { useForm } from '#src/paper/forms/use-form.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/form/checkbox.tsx';
import { CodeField, EmailField } from '#src/ui/form/field.tsx';
import { explainSignIn } from './explain.ts';
import { CodeRequest, CodeSignIn } from './schema.ts';
import type { SignInWay } from './sign-in-way.ts';
import { strings, codeStrings as words } from './strings.ts';

/** First the address, then the code that was mailed there. Whether the address has an account is not told. */
export function CodeForm(way: SignInWay) {
  const [email, setEmail] = useState<string | null>(null);
  const [typed, setTyped] = useState(way.query.email);
  if (email === null) {
    const onSent = (sent: string) => {
      setTyped(sent);
      setEmail(sent);
    };
    return <AskForm {...way} email={typed} onSent={onSent} />;
  }
  return <EnterForm {...way} email={email} onOther={() => setEmail(null)} />;
}

type AskProps = SignInWay & { email: string | undefined; onSent: (email: string) => void };

function AskForm({ api, query, email, onSent }: AskProps) {
  const form = useForm({
    schema: CodeRequest,
    explain: explainSignIn,
    submit: async (asked) => {
      await sendLoginCode(await api(), asked.email, query.redirect_uri);
      onSent(asked.email);
      return undefined;
    },
  });
  return (
    <Form state={form} labels={words.labels} submit={words.submit}>
      <EmailField name="email" label={words.labels.email} defaultValue={email} error={form.errors.email} />
    </Form>
  );
}

type EnterProps = SignInWay & { email: string; onOther: () => void };

function EnterForm({ api, query, onReply, email, onOther }: EnterProps) {
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
      <p role="status">{words.sent(email)}</p>
      <CodeField
        name="codice"
        label={words.codeLabels.codice}
        hint={words.codeHint}
        error={form.errors.codice}
        // The step before it has just gone, and the focus with it.
        autoFocus
      />
      <Checkbox name="ricordami">{strings.remember}</Checkbox>
    </Form>
  );
}
