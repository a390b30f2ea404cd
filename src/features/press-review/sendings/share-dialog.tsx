import { useState } from 'react';
import * as v from 'valibot';
import type { Api } from '#api/clients.ts';
import { shareReview } from '#api/site/review-links.ts';
import { longDate } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { SHARED_LINK_DAYS, type SharedLink } from '#domain/press-review/sending.ts';
import { VALIDATION_MESSAGES } from '#domain/validation/account-forms.ts';
import { failureKindOf } from '#src/components/forms/failure-of.ts';
import { Form } from '#src/components/forms/form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { SelectField } from '#src/ui/form/select-field.tsx';
import { SharedAddress } from './shared-address.tsx';
import { sendingStrings, shareStrings as strings } from './strings.ts';

type Props = {
  api: () => Promise<Api>;
  day: Day;
  onShared?: (link: SharedLink) => void;
  onClose: () => void;
};

const MAX_LABEL = 120;

const ShareForm = v.object({
  nome: v.pipe(v.string(), v.trim(), v.maxLength(MAX_LABEL, VALIDATION_MESSAGES.max(MAX_LABEL))),
  giorni: v.pipe(v.string(), v.transform(Number), v.picklist(SHARED_LINK_DAYS, VALIDATION_MESSAGES.required)),
});

const LABELS = { nome: strings.label, giorni: strings.days };

const explain = (error: unknown) =>
  failureKindOf(error) === 'not-found' ? { title: strings.empty, text: '' } : null;

/** Creates a link that shows the review of a day, and shows the link only this once. */
export function ShareDialog({ api, day, onShared, onClose }: Props) {
  const [url, setUrl] = useState<string | null>(null);
  const form = useForm({
    schema: ShareForm,
    explain,
    submit: async ({ nome: label, giorni: days }) => {
      const { link, url: newUrl } = await shareReview(await api(), { source: { day }, label, days });
      onShared?.(link);
      setUrl(newUrl);
      return 'leaving';
    },
  });
  return (
    <Dialog
      title={url === null ? strings.title(longDate(day)) : strings.ready}
      closeLabel={sendingStrings.close}
      onClose={onClose}
    >
      {url === null ? (
        <Form state={form} labels={LABELS} submit={strings.submit}>
          <Field
            name="nome"
            label={strings.label}
            hint={strings.labelHint}
            autoComplete="off"
            maxLength={MAX_LABEL}
            error={form.errors.nome}
          />
          <SelectField
            name="giorni"
            label={strings.days}
            defaultValue="7"
            options={SHARED_LINK_DAYS.map((days) => [String(days), strings.daysOf(days)] as const)}
            error={form.errors.giorni}
          />
        </Form>
      ) : (
        <SharedAddress url={url} onClose={onClose} />
      )}
    </Dialog>
  );
}
