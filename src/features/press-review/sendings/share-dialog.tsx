import { useState } from 'react';
import * as v from 'valibot';
import type { Api } from '#api/clients.ts';
import { revokeLink, shareReview } from '#api/site/review-links.ts';
import { longDate } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { SHARED_LINK_DAYS, type SharedLink } from '#domain/press-review/sending.ts';
import { VALIDATION_MESSAGES } from '#domain/validation/account-forms.ts';
import { failureKindOf } from '#src/components/forms/failure-of.ts';
import { Form } from '#src/components/forms/form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { logError } from '#src/state/log.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { SelectField } from '#src/ui/form/select-field.tsx';
import { useIsShown } from '#src/ui/use-is-shown.ts';
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

async function revoked(clients: Api, { id }: SharedLink): Promise<boolean> {
  try {
    await revokeLink(clients, id);
    return true;
  } catch (error) {
    logError('press-review', error);
    return false;
  }
}

/**
 * Creates a link that shows the review of a day, and shows the link only this once. A link that is ready after the
 * dialog was closed is revoked.
 */
export function ShareDialog({ api, day, onShared, onClose }: Props) {
  const [url, setUrl] = useState<string | null>(null);
  const isShown = useIsShown();
  const form = useForm({
    schema: ShareForm,
    explain,
    submit: async ({ nome: label, giorni: days }) => {
      const clients = await api();
      const { link, url: newUrl } = await shareReview(clients, { source: { day }, label, days });
      // The address can never be seen again, so nobody could share it.
      const isRevoked = !isShown() && (await revoked(clients, link));
      if (!isRevoked) onShared?.(link);
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
