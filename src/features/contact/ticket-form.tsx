import { useEffect, useMemo, useState } from 'react';
import { getUser } from '#api/account/session.ts';
import type { Api } from '#api/clients.ts';
import type { ShortUser } from '#domain/reader.ts';
import type { Contacts } from '#domain/support/contacts.ts';
import { TICKET_TOPICS } from '#domain/support/ticket.ts';
import { TOPIC_WORDS } from '#domain/support/topic-words.ts';
import { TicketForm as Schema } from '#domain/validation/ticket.ts';
import { Form } from '#src/components/forms/form.tsx';
import pairs from '#src/components/forms/form-section.module.css';
import { formStrings as common } from '#src/components/forms/strings.ts';
import { useDraft } from '#src/components/forms/use-draft.ts';
import { useForm } from '#src/components/forms/use-form.ts';
import { useRestoredDraft } from '#src/components/forms/use-restored-draft.ts';
import { visitorDrafts } from '#src/state/drafts/visitor-drafts.ts';
import { CONTACT_DRAFT } from '#src/state/help/contact-draft.ts';
import { logError } from '#src/state/log.ts';
import { EmailField, Field } from '#src/ui/form/field.tsx';
import { SelectField } from '#src/ui/form/select-field.tsx';
import type { AttachedFile } from './attached-file.ts';
import { AttachmentField } from './attachment-field.tsx';
import { explainFailure } from './explain-failure.ts';
import { MessageField } from './message-field.tsx';
import { type Prefill, useCommercialTopic, usePrefill } from './prefill.ts';
import { formStrings as strings } from './strings.ts';
import styles from './ticket-form.module.css';
import { type Sent, useTicketSending } from './use-ticket-sending.ts';

/** Whether the reader may write to the commercial area: a company, or the holder of a company's subscription. ROL-04 */
function useMayContactSales(api: () => Promise<Api>, user: ShortUser | null): boolean {
  const id = user?.id;
  const [companyHolder, setHolder] = useState<string | null>(null);
  const mustAsk = user !== null && !user.company && user.subscribed && !user.secondary;
  useEffect(() => {
    if (!mustAsk || id === undefined) return;
    api()
      .then(getUser)
      .then(({ companySubscribed, secondary }) => {
        if (companySubscribed && !secondary) setHolder(id);
      })
      .catch((error) => logError('commercial', error));
  }, [api, mustAsk, id]);
  return user !== null && (user.company || companyHolder === user.id);
}

type Props = {
  contacts: Contacts;
  api: () => Promise<Api>;
  user: ShortUser | null;
  /** Focuses the form, for a reader who came for it. */
  focused: boolean;
  prefill: Prefill;
  onSent: (sent: Sent) => void;
};

/** Form for a message to customer service. Its draft is saved in the tab until it is sent. HLP-02 */
export function TicketForm({ contacts, api, user, focused, prefill, onSent }: Props) {
  const [attached, setAttached] = useState<AttachedFile | null>(null);
  const { startCaptcha, send } = useTicketSending(api);
  const mayContactSales = useMayContactSales(api, user);
  const email = user?.email ?? '';
  const form = useForm({
    schema: Schema,
    submit: async ({ argomento: topic, oggetto: subject, messaggio: message, email: address }) => {
      const sent = await send({ topic, subject, message, email: address }, attached);
      await settled();
      onSent(sent);
      return 'leaving';
    },
    explain: (error) => explainFailure(error, contacts),
  });
  const { element, errors } = form;
  const saved = useMemo(() => ({ argomento: '', oggetto: '', messaggio: '', email }), [email]);
  const settled = useDraft({ form: element, name: CONTACT_DRAFT, saved, store: visitorDrafts });
  useRestoredDraft(element, CONTACT_DRAFT);
  useCommercialTopic(element, prefill, mayContactSales);
  usePrefill(element, prefill);
  useEffect(() => {
    const formElement = element.current;
    formElement?.addEventListener('focusin', startCaptcha, { once: true });
    return () => formElement?.removeEventListener('focusin', startCaptcha);
  }, [element, startCaptcha]);
  useEffect(() => {
    if (!focused) return;
    // Every navigation moves the focus to the page's heading first. NAV-22
    const frame = requestAnimationFrame(() => element.current?.querySelector('select')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [element, focused]);
  const topics = TICKET_TOPICS.filter((topic) => mayContactSales || topic !== 'commerciale');
  const { labels } = strings;
  return (
    <div className={styles.ticket}>
      <Form
        state={form}
        labels={labels}
        submit={strings.submit}
        offline={common.savedInTab}
        after={<p className={`caption ${styles.note}`}>{strings.note}</p>}
      >
        <div className={`stack14 ${pairs.pair}`}>
          <SelectField
            name="argomento"
            label={labels.argomento}
            options={[['', strings.choose], ...topics.map((topic) => [topic, TOPIC_WORDS[topic]] as const)]}
            error={errors.argomento}
            aria-required
          />
          <EmailField
            key={email}
            name="email"
            label={labels.email}
            defaultValue={email}
            readOnly={user !== null}
            hint={user && strings.ofAccount}
            error={errors.email}
            aria-required
          />
        </div>
        <Field
          name="oggetto"
          label={labels.oggetto}
          autoComplete="off"
          error={errors.oggetto}
          aria-required
        />
        <MessageField error={errors.messaggio} />
        <AttachmentField attached={attached} onChange={setAttached} error={errors.allegato} />
      </Form>
    </div>
  );
}
