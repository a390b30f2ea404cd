import { type RefObject, useEffect, useState } from 'react';
import * as v from 'valibot';
import { resendActivation } from '#api/account/registration.ts';
import type { Api } from '#api/clients.ts';
import { AccountEmail } from '#domain/validation/account-forms.ts';
import { failureOf } from '#src/components/forms/failure-of.ts';
import { valuesOf } from '#src/components/forms/form-values.ts';
import { Button } from '#src/ui/button.tsx';
import { activationStrings as strings } from './strings.ts';

/** Pause before another request: mails take a moment, and a second code would make the first one invalid. */
const RESEND_PAUSE_S = 30;
const SECOND_MS = 1000;

type Props = {
  api: () => Promise<Api>;
  /** Form that holds the address. */
  form: RefObject<HTMLFormElement | null>;
  redirectUri: string | undefined;
};

/** Requests another mail with the activation code. ACC-02 */
export function ResendCode({ api, form, redirectUri }: Props) {
  const [status, setStatus] = useState('');
  const [secondsLeft, startPause] = useCountdown();

  async function resend() {
    const email = v.safeParse(AccountEmail, form.current && valuesOf(form.current).email);
    if (!email.success) return setStatus(strings.emailFirst);
    startPause(RESEND_PAUSE_S);
    setStatus('');
    try {
      await resendActivation(await api(), email.output, redirectUri);
      setStatus(strings.resent);
    } catch (error) {
      const refusal = failureOf(error, []);
      const reason = 'title' in refusal ? `${refusal.title} ${refusal.text}` : refusal.message;
      setStatus(`${strings.resendFailed} ${reason}`);
    }
  }

  return (
    <div>
      <Button
        look="quiet"
        aria-disabled={secondsLeft > 0 || undefined}
        onClick={() => {
          if (secondsLeft === 0) void resend();
        }}
      >
        {secondsLeft > 0 ? strings.resendIn(secondsLeft) : strings.resend}
      </Button>
      <p role="status">{status}</p>
    </div>
  );
}

/** Seconds left, counted down to zero. */
function useCountdown(): [left: number, start: (seconds: number) => void] {
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), SECOND_MS);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  return [secondsLeft, setSecondsLeft];
}
