import { useMemo, useRef, useState } from 'react';
import { orderSending, previewSending } from '#api/site/sendings.ts';
import type { Recipient } from '#domain/press-review/recipients.ts';
import type { ReviewContent } from '#domain/press-review/review.ts';
import { failureKindOf } from '#src/components/forms/failure-of.ts';
import { Form } from '#src/components/forms/form.tsx';
import { valuesOf } from '#src/components/forms/form-values.ts';
import { useDraft } from '#src/components/forms/use-draft.ts';
import { useForm } from '#src/components/forms/use-form.ts';
import type { DraftValues } from '#src/state/drafts/drafts.ts';
import { useOnline } from '#src/state/network/online.ts';
import { Field } from '#src/ui/form/field.tsx';
import { SelectField } from '#src/ui/form/select-field.tsx';
import { TextArea } from '#src/ui/form/text-area.tsx';
import { usePressReview } from '../frame/press-review-context.ts';
import { MailPreviewPart } from './mail-preview.tsx';
import { RecipientChoice } from './recipient-choice.tsx';
import { orderOf } from './send-order.ts';
import { idsIn, MAX_MESSAGE, SendForm, type SendValues } from './send-schema.ts';
import { sendStrings as strings } from './send-strings.ts';

type Props = {
  /** Name under which the draft is saved on the device. */
  draftName: string;
  source: ReviewContent;
  /** Initial subject. */
  subject: string;
  recipients: readonly Recipient[];
  /** IDs of the recipients who are chosen at first: those of the desk's groups. */
  defaultRecipients: readonly number[];
  /** Draft of a form that was not submitted. */
  draft: DraftValues | null;
  onSent: (values: SendValues) => void;
};

const textOf = (value: string | boolean | undefined, fallback: string) =>
  typeof value === 'string' ? value : fallback;

/** Message for a review that is empty, or that the account may not send; null for other failures. */
function explain(error: unknown) {
  const kind = failureKindOf(error);
  return kind === 'not-found' || kind === 'access-denied' ? strings.failures[kind] : null;
}

/** Form for sending the review: subject, message, recipients and time. PRS-04 */
export function ReviewSendForm({
  draftName,
  source,
  subject,
  recipients,
  defaultRecipients,
  draft,
  onSent,
}: Props) {
  const { api } = usePressReview();
  const online = useOnline();
  const saved = useMemo(
    () => ({
      oggetto: subject,
      messaggio: '',
      destinatari: defaultRecipients.join(' '),
      altri: '',
      quando: 'subito',
      orario: '',
    }),
    [subject, defaultRecipients],
  );
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => {
    const active = new Set(recipients.filter(({ status }) => status === 'active').map(({ id }) => id));
    return new Set(idsIn(textOf(draft?.destinatari, saved.destinatari)).filter((id) => active.has(id)));
  });
  const [when, setWhen] = useState(textOf(draft?.quando, saved.quando));
  /** Contents and idempotency key of the last order; the same contents, sent again, get the same key. */
  const lastOrder = useRef<{ contents: string; key: string } | null>(null);
  const form = useForm({
    schema: SendForm,
    submit: async (values) => {
      const order = orderOf({ source, values });
      const contents = JSON.stringify(order);
      if (lastOrder.current?.contents !== contents)
        lastOrder.current = { contents, key: crypto.randomUUID() };
      await orderSending(await api(), { ...order, key: lastOrder.current.key });
      await clearDraft();
      onSent(values);
      return 'leaving';
    },
    explain,
  });
  const { element, errors } = form;
  const clearDraft = useDraft({ form: element, name: draftName, saved });

  async function preview() {
    const values = { ...saved, ...(element.current && valuesOf(element.current)) } as SendValues;
    const order = orderOf({ source, values: { ...values, quando: 'subito', altri: '' } });
    const key = crypto.randomUUID();
    return await previewSending(await api(), { ...order, key, subject: order.subject.trim() || subject });
  }

  const { labels } = strings;
  return (
    <Form
      state={{ ...form, locked: form.locked || !online }}
      labels={labels}
      submit={strings.send}
      offline={strings.offline}
    >
      <Field
        name="oggetto"
        label={labels.oggetto}
        autoComplete="off"
        defaultValue={textOf(draft?.oggetto, subject)}
        error={errors.oggetto}
        aria-required
      />
      <TextArea
        name="messaggio"
        label={labels.messaggio}
        hint={strings.messageHint}
        rows={3}
        maxLength={MAX_MESSAGE}
        defaultValue={textOf(draft?.messaggio, '')}
        error={errors.messaggio}
      />
      <RecipientChoice recipients={recipients} chosen={chosen} onChange={setChosen} />
      <input type="hidden" name="destinatari" value={[...chosen].join(' ')} />
      <TextArea
        name="altri"
        label={labels.altri}
        hint={strings.othersHint}
        rows={2}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={textOf(draft?.altri, '')}
        error={errors.altri}
      />
      <SelectField
        name="quando"
        label={labels.quando}
        options={strings.times}
        defaultValue={when}
        onChange={({ target }) => setWhen(target.value)}
      />
      {when !== 'subito' && (
        <Field
          name="orario"
          type="time"
          label={labels.orario}
          hint={strings.timeHint}
          autoComplete="off"
          defaultValue={textOf(draft?.orario, '')}
          error={errors.orario}
          aria-required
        />
      )}
      <MailPreviewPart loadPreview={preview} disabled={!online} />
    </Form>
  );
}
