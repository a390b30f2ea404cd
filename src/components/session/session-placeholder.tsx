import { messages } from '#src/strings/messages.ts';
import { Loading } from '#src/ui/skeleton.tsx';
import { strings } from './strings.ts';
import styles from './waiting-for-reader.module.css';

/** Placeholder until the browser knows who is signed in: the server's HTML is that of a visitor. NAV-18, SHL-12 */
export function SessionPlaceholder() {
  return (
    <main id="contenuto" className={`wrap ${styles.waiting}`} tabIndex={-1}>
      <noscript>
        <p className="deck">{strings.withoutScript}</p>
      </noscript>
      <p className={`deck ${styles.words}`} aria-hidden="true">
        {messages.loading_user_info}
      </p>
      <Loading label={messages.loading_user_info} />
    </main>
  );
}
