import { useEffect, useRef, useState } from 'react';
import type { Api } from '#api/clients.ts';
import type { ShortUser } from '#domain/reader.ts';
import type { Contacts } from '#domain/support/contacts.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { Prefill } from './prefill.ts';
import { formStrings, sentStrings as strings } from './strings.ts';
import styles from './ticket-form.module.css';
import { TicketForm } from './ticket-form.tsx';
import type { Sent } from './use-ticket-sending.ts';

type Props = {
  contacts: Contacts;
  api: () => Promise<Api>;
  user: ShortUser | null;
  forced: boolean;
  prefill: Prefill;
};

/** The form, replaced by the result once it is sent. HLP-02 */
export function TicketSection({ forced, ...props }: Props) {
  const [sent, setSent] = useState<Sent | null>(null);
  const [again, setAgain] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="scrivici">
      <h2 id="scrivici" className="t-3">
        {sent ? strings.title : formStrings.title}
      </h2>
      {sent ? (
        <TicketSent
          {...sent}
          onAgain={() => {
            setSent(null);
            setAgain(true);
          }}
        />
      ) : (
        <TicketForm {...props} focused={forced || again} onSent={setSent} />
      )}
    </section>
  );
}

function TicketSent({ ticket, email, onAgain }: Sent & { onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className={`stack16 ${styles.sent}`} ref={box} tabIndex={-1}>
      <Notice tone="ok" isAnnounced>
        <p>
          {strings.number} <b className="num">{ticket}</b>.
        </p>
        <p>{strings.receipt(email)}</p>
      </Notice>
      <Button look="plain" onClick={onAgain}>
        {strings.another}
      </Button>
    </div>
  );
}
