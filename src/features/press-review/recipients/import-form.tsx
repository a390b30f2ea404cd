import { useDeferredValue, useMemo, useState } from 'react';
import * as v from 'valibot';
import { addRecipients } from '#api/site/recipients.ts';
import { readRecipientList } from '#domain/press-review/read-recipient-list.ts';
import { MAX_RECIPIENTS, type RecipientImport } from '#domain/press-review/recipients.ts';
import { Form } from '#src/components/forms/form.tsx';
import { useDraft } from '#src/components/forms/use-draft.ts';
import { useForm } from '#src/components/forms/use-form.ts';
import type { DraftValues } from '#src/state/drafts/drafts.ts';
import { fill } from '#src/state/place/form-fields.ts';
import { fieldId } from '#src/ui/form/field-frame.tsx';
import { TextArea } from '#src/ui/form/text-area.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ListFilePicker } from './list-file-picker.tsx';
import { importStrings as strings } from './strings.ts';
import type { ChangeRecipients } from './use-recipients.ts';
import { draftText } from './use-saved-draft.ts';

type Props = {
  draftName: string;
  draft: DraftValues;
  change: ChangeRecipients;
  onImported: (imported: RecipientImport) => void;
};

const FIELD = 'elenco';
const SAVED = { [FIELD]: '' };
const LABELS = { [FIELD]: strings.label };

const List = v.object({
  [FIELD]: v.pipe(
    v.string(),
    v.transform((text) => readRecipientList(text).recipients),
    v.minLength(1, strings.nobody),
    v.maxLength(MAX_RECIPIENTS, strings.tooMany),
  ),
});

/** Form for a list that is pasted or read from a file, with a preview. */
export function ImportForm({ draftName, draft, change, onImported }: Props) {
  const initialText = draftText(draft, FIELD) ?? '';
  const [text, setText] = useState(initialText);
  const deferredText = useDeferredValue(text);
  const list = useMemo(() => readRecipientList(deferredText), [deferredText]);
  const form = useForm({
    schema: List,
    submit: async ({ [FIELD]: recipients }) => {
      const imported = await change((api) => addRecipients(api, recipients));
      await clearDraft();
      onImported(imported);
      return 'leaving';
    },
  });
  const clearDraft = useDraft({ form: form.element, name: draftName, saved: SAVED });
  const count = list.recipients.length;
  return (
    <Form state={form} labels={LABELS} submit={count > 0 ? strings.submit(count) : strings.submitNone}>
      <TextArea
        name={FIELD}
        label={strings.label}
        hint={strings.hint}
        rows={7}
        spellCheck={false}
        autoCapitalize="none"
        defaultValue={initialText}
        error={form.errors[FIELD]}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <ListFilePicker onRead={(listText) => fill(document.getElementById(fieldId(FIELD)), listText)} />
      {deferredText.trim() && <ImportPreview list={list} />}
    </Form>
  );
}
