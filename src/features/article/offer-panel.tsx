import { OfferChoices } from '#src/components/offer-choices.tsx';
import type { OfferTerms } from '#src/components/offer-terms.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './offer-panel.module.css';
import { offerStrings as strings } from './strings.ts';

export type Offer = {
  offers: readonly OfferTerms[];
  paper: string;
  /** Address at which a subscriber signs in to read on. */
  loginUrl: string;
};

/**
 * Shown where the free part of a subscribers' article ends. The page's JSON-LD refers to the class
 * `paid-part`.
 * NWS-05
 */
export function OfferPanel({ offers, paper, loginUrl }: Offer) {
  return (
    <section className={`paid-part ${styles.offer}`} aria-labelledby="offerta">
      <p className="kick">{strings.kicker}</p>
      <h2 className={`t-2 ${styles.title}`} id="offerta">
        {strings.title}
      </h2>
      <ul className={`ticks stack8 ${styles.benefits}`}>
        {strings.benefits.map((benefit) => (
          <li key={benefit}>
            <Icon name="check" size={18} />
            {benefit}
          </li>
        ))}
      </ul>
      <form action="/vetrina">
        <OfferChoices offers={offers} />
        <button type="submit" className="btn p lg w">
          {strings.subscribe(paper)}
        </button>
      </form>
      <p className={styles.login}>
        {strings.already}{' '}
        <a className="tap link" href={loginUrl}>
          {strings.login}
        </a>
      </p>
    </section>
  );
}
