import { useMemo } from 'react';
import * as v from 'valibot';
import { addRecipients, changeRecipient } from '#api/site/recipients.ts';
import { groupsIn } from '#domain/press-review/read-recipient-list.ts';
import { MAX_RECIPIENT_NAME, type Recipient, type RecipientImport } from '#domain/press-review/recipients.ts';
import { Email, VALIDATION_MESSAGES } from '#domain/validation/account-forms.ts';
import type { Refusal } from '#src/components/forms/failure-of.ts';
import { failureKindOf } from '#src/components/forms/failure-of.ts';
import { Form } from '#src/components/forms/form.tsx';
import { useDraft } from '#src/components/forms/use-draft.ts';
import { useForm } from '#src/components/forms/use-form.ts';
import type { DraftValues } from '#src/state/drafts/drafts.ts';
import { EmailField, Field } from '#src/ui/form/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { groupsOf } from './filter-recipients.ts';
import { GroupField } from './group-field.tsx';
import { dialogStrings, groupStrings, recipientStrings as strings } from './strings.ts';
import type { ChangeRecipients } from './use-recipients.ts';
import { draftText } from './use-saved-draft.ts';

type Props = {
  recipient: Recipient | null;
  recipients: readonly Recipient[];
  draftName: string;
  draft: DraftValues;
  change: ChangeRecipients;
  onDone: (words: string) => void;
  onClose: () => void;
};

const Details = v.object({
  nome: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(MAX_RECIPIENT_NAME, VALIDATION_MESSAGES.max(MAX_RECIPIENT_NAME)),
  ),
  email: Email,
  gruppi: v.pipe(
    v.string(),
    v.transform((text) => groupsIn([text])),
  ),
});

type Values = v.InferOutput<typeof Details>;

const LABELS = { nome: dialogStrings.name, email: dialogStrings.email, gruppi: groupStrings.groups };

/** The reason why the server refused an address. */
class RefusedAddress extends Error {
  readonly reason: RecipientImport['refused'][number]['reason'];
  constructor(reason: RefusedAddress['reason']) {
    super(reason);
    this.reason = reason;
  }
}

function explain(error: unknown): Refusal | null {
  if (error instanceof RefusedAddress)
    return { field: 'email', message: dialogStrings.refused[error.reason] };
  return failureKindOf(error) === 'not-found' ? { title: strings.failedGone, text: '' } : null;
}

async function add(change: ChangeRecipients, { nome: name, email, gruppi: groups }: Values): Promise<string> {
  const { added, refused } = await change((api) => addRecipients(api, [{ name, email, groups }]));
  const [refusal] = refused;
  if (refusal) throw new RefusedAddress(refusal.reason);
  return added > 0 ? dialogStrings.added(email) : dialogStrings.alreadyThere(email);
}

/** Name, address and groups of a recipient; an existing address cannot be changed. */
export function RecipientForm({ recipient, recipients, draftName, draft, change, onDone, onClose }: Props) {
  const saved = useMemo(
    () => ({
      nome: recipient?.name ?? '',
      email: recipient?.email ?? '',
      gruppi: recipient?.groups.join(', ') ?? '',
    }),
    [recipient],
  );
  const form = useForm({
    schema: Details,
    explain,
    submit: async (values) => {
      const { nome: name, gruppi: groups } = values;
      const message = recipient
        ? await change((api) => changeRecipient(api, { id: recipient.id, name, groups })).then(
            () => dialogStrings.saved,
          )
        : await add(change, values);
      await clearDraft();
      onClose();
      onDone(message);
      return 'leaving';
    },
  });
  const clearDraft = useDraft({ form: form.element, name: draftName, saved });
  const { errors } = form;
  const initialValue = (field: keyof typeof saved) => draftText(draft, field) ?? saved[field];
  return (
    <Form state={form} labels={LABELS} submit={recipient ? dialogStrings.save : dialogStrings.add}>
      {recipient?.status === 'bounced' && <Notice tone="warning">{dialogStrings.bouncedNote}</Notice>}
      <EmailField
        name="email"
        label={dialogStrings.email}
        autoComplete="off"
        defaultValue={initialValue('email')}
        readOnly={recipient !== null}
        error={errors.email}
      />
      <Field
        name="nome"
        label={dialogStrings.name}
        hint={dialogStrings.nameHint}
        autoComplete="off"
        defaultValue={initialValue('nome')}
        error={errors.nome}
      />
      <GroupField
        name="gruppi"
        defaultValue={initialValue('gruppi')}
        groupNames={groupsOf(recipients).map(([name]) => name)}
        error={errors.gruppi}
      />
    </Form>
  );
}
