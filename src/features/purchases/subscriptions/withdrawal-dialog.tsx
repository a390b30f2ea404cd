import { useState } from 'react';
import type { DeclarationReply } from '#api/account/subscriptions.ts';
import { errorKindOf } from '#domain/api-error.ts';
import { dateAndTime } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { Withdrawal } from '#domain/validation/withdrawal.ts';
import { Form } from '#src/components/forms/form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { EmailField, Field } from '#src/ui/form/field.tsx';
import { useIsShown } from '#src/ui/use-is-shown.ts';
import { DialogStep } from './dialog-step.tsx';
import { receiptStrings, withdrawalStrings as strings } from './strings.ts';
import styles from './subscription-dialog.module.css';

type Props = {
  today: Day;
  prefilled: Withdrawal;
  /** Days by which the withdrawal shortens a newer subscription. */
  days: number;
  send: (declared: Withdrawal) => Promise<DeclarationReply>;
  /** Called with the answer, or with the error when there is none, if the dialog was closed before. */
  onLateReply: (declared: DeclarationReply, fields: Withdrawal) => void;
  onLateFailure: (error: unknown) => void;
  /** Called with the server's answer to the declaration, if one was sent. */
  onClose: (declared?: DeclarationReply) => void;
};

type SentDeclaration = { declared: DeclarationReply; fields: Withdrawal };

/** Dialog with the declaration of withdrawal, prefilled as far as possible; then its receipt. ACC-03 */
export function WithdrawalDialog({ today, onClose, ...declaration }: Props) {
  const [done, setDone] = useState<SentDeclaration | null>(null);
  return (
    <Dialog
      title={done ? strings.doneTitle : strings.title}
      closeLabel={receiptStrings.close}
      onClose={() => onClose(done?.declared)}
    >
      {done ? (
        <Receipt {...done} today={today} onClose={() => onClose(done.declared)} />
      ) : (
        <Declaration {...declaration} onDone={setDone} onCancel={() => onClose()} />
      )}
    </Dialog>
  );
}

type DeclarationProps = Omit<Props, 'today' | 'onClose'> & {
  onDone: (done: SentDeclaration) => void;
  onCancel: () => void;
};

function Declaration({
  prefilled,
  days,
  send,
  onLateReply,
  onLateFailure,
  onDone,
  onCancel,
}: DeclarationProps) {
  const isShown = useIsShown();
  const form = useForm({
    schema: Withdrawal,
    submit: async (fields) => {
      const declared = await send(fields).catch((error: unknown) => {
        if (!isShown()) onLateFailure(error);
        throw error;
      });
      if (isShown()) onDone({ declared, fields });
      else onLateReply(declared, fields);
      return 'leaving';
    },
    explain: (error) =>
      errorKindOf(error) === 'withdrawal-not-possible'
        ? { title: strings.over, text: strings.overText }
        : null,
  });
  const { labels } = strings;
  const { nome, contratto, email } = form.errors;
  return (
    <>
      <p className={styles.step}>
        {strings.text} {days > 0 && strings.shortensNewer(days)}
      </p>
      <Form
        state={form}
        labels={labels}
        submit={strings.confirm}
        after={
          // Pressed while the declaration is under way it would promise that nothing is sent.
          <Button look="plain" size="large" busy={form.busy} onClick={onCancel}>
            {strings.cancel}
          </Button>
        }
      >
        <Field
          name="nome"
          label={labels.nome}
          autoComplete="name"
          defaultValue={prefilled.nome}
          error={nome}
        />
        <Field
          name="contratto"
          label={labels.contratto}
          autoComplete="off"
          defaultValue={prefilled.contratto}
          error={contratto}
        />
        <EmailField name="email" label={labels.email} defaultValue={prefilled.email} error={email} />
      </Form>
    </>
  );
}

function Receipt({
  declared,
  fields,
  today,
  onClose,
}: SentDeclaration & { today: Day; onClose: () => void }) {
  const { labels } = strings;
  return (
    <>
      <DialogStep>
        <p>
          {strings.done(dateAndTime(declared.receipt.at, today))} {receiptStrings.mailed(fields.email)}
        </p>
        <dl className={styles.declared}>
          <dt className="caption">{labels.nome}</dt>
          <dd>{fields.nome}</dd>
          <dt className="caption">{labels.contratto}</dt>
          <dd>{fields.contratto}</dd>
        </dl>
      </DialogStep>
      <div className={`actions ${styles.dialogActions}`}>
        <Button look="plain" onClick={onClose}>
          {receiptStrings.close}
        </Button>
      </div>
    </>
  );
}
