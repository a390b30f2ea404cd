import { type RefObject, useState } from 'react';
import { getPasskeyLoginOptions, loginWithPasskey } from '#api/account/sign-in.ts';
import { HOME } from '#domain/addresses.ts';
import { errorKindOf } from '#domain/api-error.ts';
import { failureOf } from '#src/components/forms/failure-of.ts';
import type { Failure } from '#src/components/forms/failure-strings.ts';
import { valuesOf } from '#src/components/forms/form-values.ts';
import { useBfcacheRestore } from '#src/components/forms/use-bfcache-restore.ts';
import { usePasskeySupport } from '#src/components/passkeys/use-passkey-support.ts';
import { Button } from '#src/ui/button.tsx';
import { FormSummary } from '#src/ui/form/form-summary.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { explainSignIn } from './explain.ts';
import type { SignInFormProps } from './sign-in-form-props.ts';
import styles from './sign-in-screen.module.css';
import { failureStrings, passkeyStrings as strings } from './strings.ts';

type Props = SignInFormProps & { form: RefObject<HTMLFormElement | null> };

/** Signs in with a passkey, where the browser supports passkeys. */
export function PasskeyButton({ api, query, onReply, form }: Props) {
  const hasPasskeys = usePasskeySupport();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  useBfcacheRestore(() => setAsking(false));
  if (!hasPasskeys) return null;

  async function signIn() {
    const { signWithPasskey } = await import('#src/components/passkeys/ask-passkey.ts');
    const clients = await api();
    const response = await signWithPasskey(await getPasskeyLoginOptions(clients));
    if (!response) return undefined;
    const remember = form.current !== null && valuesOf(form.current).ricordami === true;
    const redirectUri = query.redirect_uri ?? HOME;
    return onReply(await loginWithPasskey(clients, { response, remember, redirectUri }));
  }

  function press() {
    if (isAsking) return;
    setAsking(true);
    setFailure(null);
    signIn()
      .then((leaving) => leaving || setAsking(false))
      .catch((error: unknown) => {
        setAsking(false);
        setFailure(explainPasskey(error));
      });
  }

  return (
    <>
      <Button
        look="plain"
        size="large"
        className={styles.passkey}
        onClick={press}
        aria-disabled={isAsking || undefined}
      >
        <Icon name="key" size={20} />
        {isAsking ? strings.waiting : strings.button}
      </Button>
      {failure && <FormSummary takesFocus {...failure} />}
    </>
  );
}

function explainPasskey(error: unknown): Failure {
  if (errorKindOf(error) === 'invalid-credentials') return failureStrings.unknownPasskey;
  return explainSignIn(error) ?? (failureOf(error, []) as Failure);
}
