import styles from './offer-choices.module.css';
import type { OfferTerms } from './offer-terms.ts';
import { strings } from './strings.ts';

type Props = { offers: readonly OfferTerms[]; chosen?: string | undefined };

/** The subscriptions for sale as fields of a native form; the longest is chosen unless another is named. NWS-05 */
export function OfferChoices({ offers, chosen = offers.at(-1)?.id }: Props) {
  return (
    <fieldset className={`stack12 ${styles.offers}`}>
      <legend className="vh">{strings.chooseOffer}</legend>
      {offers.map(({ id, name, price, note, full, saving }) => (
        <label className="row12" key={id}>
          <input type="radio" name="offerta" value={id} defaultChecked={id === chosen} />
          <span>
            <b>{name}</b>
            {saving && <em>{saving}</em>}
            <span className="meta">{note}</span>
          </span>
          <span>
            {full && <s className="caption">{full}</s>}
            <b>{price}</b>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
