import type { ReactNode } from 'react';
import styles from './message-page.module.css';

type Props = {
  art: ReactNode;
  kicker: string;
  title: string;
  /** Language of the title where it is not Italian. */
  titleLang?: string;
  text: string;
  actions: ReactNode;
  /** The message replaced what the reader requested: it is read out. */
  alert?: boolean;
  /** Further contents across the whole page. */
  below?: ReactNode;
};

/** A page with only a message: a picture, a sentence and a link onward. */
export function MessagePage({ art, kicker, title, titleLang, text, actions, alert = false, below }: Props) {
  return (
    <main id="contenuto" tabIndex={-1} className={`wrap ${styles.page} ${below ? styles.long : ''}`}>
      <div className={styles.art} aria-hidden="true">
        {art}
      </div>
      <div role={alert ? 'alert' : undefined}>
        <p className={`kick ${styles.kicker}`}>{kicker}</p>
        <h1 className="t-xl" lang={titleLang} tabIndex={-1}>
          {title}
        </h1>
        <p className={`deck ${styles.text}`}>{text}</p>
        <div className={`actions ${styles.actions}`}>{actions}</div>
      </div>
      {below && <div className={styles.below}>{below}</div>}
    </main>
  );
}
