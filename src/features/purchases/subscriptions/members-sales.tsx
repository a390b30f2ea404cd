import { useEffect, useRef, useState } from 'react';
import { contactSales } from '#api/account/members.ts';
import type { Api } from '#api/clients.ts';
import { errorKindOf } from '#domain/api-error.ts';
import { SalesMessage } from '#domain/validation/sales-message.ts';
import { Form } from '#src/components/forms/form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { TextArea } from '#src/ui/form/text-area.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './members.module.css';
import { salesStrings as strings } from './members-strings.ts';

type Props = { api: () => Promise<Api>; online: boolean };

/** Lets the holder of a company subscription contact sales. ROL-04 */
export function MembersSales({ api, online }: Props) {
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state === 'sent') outcome.current?.focus();
  }, [state]);
  return (
    <section className={styles.sales} aria-labelledby="area-commerciale">
      <h3 id="area-commerciale" className={styles.salesTitle}>
        {strings.title}
      </h3>
      <p className={styles.salesText}>{strings.text}</p>
      {state === 'sent' && (
        <div ref={outcome} tabIndex={-1}>
          <Notice tone="ok" isAnnounced>
            {strings.sent}
          </Notice>
        </div>
      )}
      {state === 'open' ? (
        <SalesForm api={api} onSent={() => setState('sent')} />
      ) : (
        <Button look="plain" disabled={!online} onClick={() => setState('open')}>
          {strings.open}
        </Button>
      )}
      {!online && <p className="meta">{strings.offline}</p>}
    </section>
  );
}

function SalesForm({ api, onSent }: { api: Props['api']; onSent: () => void }) {
  const form = useForm({
    schema: SalesMessage,
    submit: async ({ oggetto: subject, messaggio: message }) => {
      await contactSales(await api(), { subject, message });
      onSent();
      return 'leaving';
    },
    explain: (error) => (errorKindOf(error) === 'forbidden' ? strings.forbidden : null),
  });
  const { labels } = strings;
  const { element } = form;
  useEffect(() => {
    // The form has replaced the button that opened it, so it takes the focus.
    element.current?.querySelector('input')?.focus();
  }, [element]);
  return (
    <div className={styles.salesForm}>
      <Form state={form} labels={labels} submit={strings.submit}>
        <Field name="oggetto" label={labels.oggetto} autoComplete="off" error={form.errors.oggetto} />
        <TextArea
          name="messaggio"
          label={labels.messaggio}
          hint={strings.hint}
          error={form.errors.messaggio}
        />
      </Form>
    </div>
  );
}
