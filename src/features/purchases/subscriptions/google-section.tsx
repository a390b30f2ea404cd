import { useState } from 'react';
import { linkGoogleSubscription } from '#api/account/subscriptions.ts';
import type { Api } from '#api/clients.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { OwnSubscription } from '#domain/own-subscription.ts';
import { GooglePurchase } from '#domain/validation/withdrawal.ts';
import account from '#src/components/account/account-page.module.css';
import { Form } from '#src/components/forms/form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { messages } from '#src/strings/messages.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { receiptStrings, googleStrings as strings } from './strings.ts';
import styles from './subscription-dialog.module.css';

type Props = {
  api: () => Promise<Api>;
  online: boolean;
  onLinked: (subscriptions: OwnSubscription[]) => void;
};

/** Lets the reader link a subscription bought on Google Play to the account. ACC-03 */
export function GoogleSection({ api, online, onLinked }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <section className={account.block} aria-labelledby="google-play">
      <h2 id="google-play">{strings.title}</h2>
      <p>{strings.text}</p>
      <Button look="plain" disabled={!online} onClick={() => setOpen(true)}>
        {strings.open}
      </Button>
      {open && <GoogleDialog api={api} onLinked={onLinked} onClose={() => setOpen(false)} />}
    </section>
  );
}

const LABELS = { codice: strings.label };

function explainGoogle(error: unknown) {
  const kind = errorKindOf(error);
  if (kind === 'google-token-not-valid') return { field: 'codice', message: messages.invalid_google_token };
  if (kind === 'google-not-linked') return { title: messages.google_account_not_linked, text: '' };
  if (kind === 'google-on-hold') return { title: strings.onHold, text: strings.onHoldText };
  return kind === 'store-not-reached' ? { title: strings.unavailable, text: strings.unavailableText } : null;
}

type DialogProps = Pick<Props, 'api' | 'onLinked'> & { onClose: () => void };

function GoogleDialog({ api, onLinked, onClose }: DialogProps) {
  const form = useForm({
    schema: GooglePurchase,
    submit: async ({ codice: token }) => {
      onLinked(await linkGoogleSubscription(await api(), token));
      onClose();
      return 'leaving';
    },
    explain: explainGoogle,
  });
  return (
    <Dialog title={strings.title} closeLabel={receiptStrings.close} onClose={onClose}>
      <div className={styles.step}>
        <Form state={form} labels={LABELS} submit={strings.submit}>
          <Field
            name="codice"
            label={strings.label}
            hint={strings.hint}
            autoComplete="off"
            spellCheck={false}
            error={form.errors.codice}
          />
        </Form>
      </div>
    </Dialog>
  );
}
