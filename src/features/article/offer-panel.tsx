import { Icon } from '#src/ui/icon.tsx';
import styles from './offer-panel.module.css';
import { offerStrings as strings } from './strings.ts';

/** Stands where the free part of a subscribers' article ends. `paid-part` is named in the page's JSON-LD. NWS-05 */
export function OfferPanel({ loginUrl }: { loginUrl: string }) {
  return (
    <section className={`paid-part ${styles.offer}`} aria-labelledby="offerta">
      <p className="kick">{strings.kicker}</p>
      <h2 className={`t-2 ${styles.title}`} id="offerta">
        {strings.title}
      </h2>
      <ul className={styles.benefits}>
        {strings.benefits.map((benefit) => (
          <li key={benefit}>
            <Icon name="check" size={18} />
            {benefit}
          </li>
        ))}
      </ul>
      <a className="btn p lg w" href="/vetrina">
        {strings.subscribe}
      </a>
      <p className={styles.login}>
        {strings.already}{' '}
        <a className="link" href={loginUrl}>
          {strings.login}
        </a>
      </p>
    </section>
  );
}
