import { loginUrl } from '#domain/account-links.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { PURCHASE } from '#domain/showcase.ts';
import { OfferChoices } from '#src/components/offer-choices.tsx';
import type { OfferTerms } from '#src/components/offer-terms.ts';
import { SalesClosed } from '#src/components/sales-closed.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './showcase-screen.module.css';
import { strings } from './strings.ts';

type Props = {
  offers: readonly OfferTerms[];
  /** Id of the offer in the address. */
  chosen?: string | undefined;
  brand: PublicBrand;
};

/** What a subscription includes and costs, with a link to buy it. NAV-16 */
export function ShowcaseScreen({ offers, chosen, brand }: Props) {
  const validChoice = offers.some(({ id }) => id === chosen) ? chosen : undefined;
  return (
    <main id="contenuto" className={`wrap ${styles.showcase}`} tabIndex={-1}>
      <header>
        <h1 className="t-1" tabIndex={-1}>
          {strings.title(brand.name)}
        </h1>
        <p className="deck">{strings.intro}</p>
      </header>
      <section aria-labelledby="comprende">
        <h2 id="comprende">{strings.included}</h2>
        <ul className="ticks stack8">
          {strings.benefits.map((benefit) => (
            <li key={benefit}>
              <Icon name="check" size={18} />
              {benefit}
            </li>
          ))}
        </ul>
      </section>
      {offers.length > 0 ? (
        <section aria-labelledby="offerte">
          <h2 id="offerte">{strings.choose}</h2>
          <form action={PURCHASE} method="get">
            <OfferChoices offers={offers} chosen={validChoice} />
            {brand.checkout === 'closed' ? (
              <SalesClosed />
            ) : (
              <button type="submit" className="btn p lg w">
                {strings.continue}
              </button>
            )}
          </form>
        </section>
      ) : (
        <EmptyState
          title={strings.empty}
          actions={<ButtonLink href={brand.shopUrl}>{strings.toShop}</ButtonLink>}
        >
          <p>{strings.emptyText}</p>
        </EmptyState>
      )}
      <p>
        {strings.already}{' '}
        <a className="link tap" href={loginUrl(brand, `${brand.origin}/`)}>
          {strings.login}
        </a>
      </p>
    </main>
  );
}
