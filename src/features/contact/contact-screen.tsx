import type { Api } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Contacts } from '#domain/support/contacts.ts';
import { useLoadedSession } from '#src/components/session/use-loaded-session.ts';
import { AnonymousNotice } from './anonymous-notice.tsx';
import { Channels } from './channels.tsx';
import styles from './contact-screen.module.css';
import type { Prefill } from './prefill.ts';
import { strings } from './strings.ts';
import { TicketSection } from './ticket-section.tsx';

type Props = {
  contacts: Contacts;
  brand: PublicBrand;
  api: () => Promise<Api>;
  /** Whether the form is shown before the other ways. */
  showsFormFirst: boolean;
  prefill: Prefill;
};

/** Ways to reach customer service: chat, telephone, and a form. HLP-02 */
export function ContactScreen({ contacts, brand, api, showsFormFirst, prefill }: Props) {
  // A site other than the newsstand has no session of its own, only the reader's cookie.
  const session = useLoadedSession(brand.origin !== (brand.newsstandOrigin ?? brand.origin));
  const user = session.state === 'in' ? session.user : null;
  return (
    <main id="contenuto" className={`wrap ${styles.page}`} tabIndex={-1}>
      <header>
        <h1 className="t-1" tabIndex={-1}>
          {strings.title}
        </h1>
        <p className="deck s">{strings.intro}</p>
      </header>
      <AnonymousNotice brand={brand} signedIn={user !== null} />
      <div className={styles.columns} data-forced={showsFormFirst || undefined}>
        <Channels contacts={contacts} />
        <TicketSection contacts={contacts} api={api} user={user} forced={showsFormFirst} prefill={prefill} />
      </div>
    </main>
  );
}
