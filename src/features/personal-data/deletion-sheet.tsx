import { useState } from 'react';
import * as v from 'valibot';
import { requestDeletion } from '#api/account/request-deletion.ts';
import { sendDeletionCode } from '#api/account/send-deletion-code.ts';
import type { Api } from '#api/clients.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { PersonalData } from '#domain/personal-data.ts';
import { MailedCode } from '#domain/validation/account-forms.ts';
import styles from '#src/paper/account/account-page.module.css';
import { Form } from '#src/paper/forms/form.tsx';
import { useForm } from '#src/paper/forms/use-form.ts';
import { logError } from '#src/state/log.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { deletionStrings as strings } from './strings.ts';

type Props = {
  api: () => Promise<Api>;
  onRequested: (data: PersonalData) => void;
  onClose: () => void;
};

const Confirmation = v.object({ codice: MailedCode });

/** Says what goes, mails a code, and takes it: three steps that nobody takes by mistake. */
export function DeletionSheet({ api, onRequested, onClose }: Props) {
  const [step, setStep] = useState<'explain' | 'sending' | 'failed' | 'code'>('explain');

  /** The button keeps the focus meanwhile, which a disabled one would lose. */
  async function sendCode() {
    if (step === 'sending') return;
    setStep('sending');
    try {
      await sendDeletionCode(await api());
      setStep('code');
    } catch (error) {
      logError('personal-data', error);
      setStep('failed');
    }
  }

  return (
    <Sheet title={strings.sheet} closeLabel={strings.close} onClose={onClose}>
      {step === 'code' ? (
        <CodeForm api={api} onRequested={onRequested} onClose={onClose} />
      ) : (
        <>
          {strings.whatGoes.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {step === 'failed' && (
            <Notice tone="error" live>
              {strings.sendFailed}
            </Notice>
          )}
          <div className={styles.actions}>
            <Button
              look="strong"
              aria-disabled={step === 'sending' || undefined}
              onClick={() => void sendCode()}
            >
              {strings.sendCode}
            </Button>
            <Button look="plain" onClick={onClose}>
              {strings.cancel}
            </Button>
          </div>
        </>
      )}
    </Sheet>
  );
}

function CodeForm({ api, onRequested, onClose }: Props) {
  const form = useForm({
    schema: Confirmation,
    submit: async ({ codice }) => {
      const data = await requestDeletion(await api(), codice);
      onClose();
      onRequested(data);
      return 'leaving';
    },
    explain: (error) =>
      errorKindOf(error) === 'code-not-valid' ? { field: 'codice', message: strings.codeWrong } : null,
  });
  return (
    <Form state={form} labels={{ codice: strings.codeLabel }} submit={strings.confirm}>
      <Field
        name="codice"
        label={strings.codeLabel}
        hint={strings.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={form.errors.codice}
        autoFocus
      />
    </Form>
  );
}
