import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { DASHBOARD } from '#domain/addresses.ts';
import type { ReservedOffer } from '#domain/reserved-offer.ts';
import { PURCHASE, purchasePath } from '#domain/showcase.ts';
import { changeoverWords, choiceTerms } from '#src/components/account/offers/offer-words.ts';
import { benefits, kindStrings, offerStrings } from '#src/components/account/offers/strings.ts';
import { OfferChoices } from '#src/components/offer-choices.tsx';
import { SalesClosed } from '#src/components/sales-closed.tsx';
import { useOnline } from '#src/state/network/online.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { strings } from './strings.ts';
import styles from './upselling.module.css';

type Props = {
  offer: ReservedOffer;
  /** Whether anything is on sale now. */
  open: boolean;
};

/**
 * The offer, the choice between a month and a year, and the button that leads to the summary of the purchase.
 */
export function OfferForm({ offer, open }: Props) {
  const { kind, product, current, devices, expiresOn, choices } = offer;
  const navigate = useNavigate();
  const online = useOnline();
  const [chosenId, choose] = useState(choices.at(-1)?.id);
  const chosen = choices.find(({ id }) => id === chosenId);
  const { title, text } = kindStrings[kind];
  return (
    <section className={styles.offer} aria-labelledby="offerta">
      <h2 className="t-2" id="offerta">
        {title(product)}
      </h2>
      <p className={styles.text}>{text}</p>
      <h3>{offerStrings.included(current)}</h3>
      <ul className={`ticks stack8 ${styles.benefits}`}>
        {benefits(product, current, devices).map((benefit) => (
          <li key={benefit}>
            <Icon name="check" size={18} />
            {benefit}
          </li>
        ))}
      </ul>
      <form
        action={PURCHASE}
        onChange={({ target }) => choose((target as unknown as HTMLInputElement).value)}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen && open) void navigate({ href: purchasePath(chosen.id) });
        }}
      >
        <OfferChoices offers={choiceTerms(choices)} />
        {chosen && (
          <div role="status">
            <h3>{strings.consequences}</h3>
            <ul className={`secondary stack6 ${styles.consequences}`}>
              {[...changeoverWords(chosen.changeover, chosen), strings.nextStep].map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        )}
        {!open && <SalesClosed />}
        {!online && open && (
          <Notice tone="warning" isAnnounced>
            {strings.offline}
          </Notice>
        )}
        <div className={`cluster ${styles.actions}`}>
          {open && (
            <button type="submit" className="btn p lg" disabled={!online}>
              {offerStrings.activate}
              <Icon name="arrow" size={19} />
            </button>
          )}
          <ButtonLink look="quiet" size="large" href={DASHBOARD}>
            {strings.notNow}
          </ButtonLink>
        </div>
      </form>
      <p className="meta">
        {offerStrings.expires(expiresOn)} {strings.later}
      </p>
    </section>
  );
}
