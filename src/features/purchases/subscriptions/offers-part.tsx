import { useRef } from 'react';
import { refuseOffer } from '#api/account/reserved-offers.ts';
import type { Api } from '#api/clients.ts';
import { UPSELLING } from '#domain/account-addresses.ts';
import type { ReservedOffer } from '#domain/reserved-offer.ts';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { NoOffer, RefusedOffer, useRefusal } from '#src/components/account/offers/offer-answer.tsx';
import { choiceTerms } from '#src/components/account/offers/offer-words.ts';
import { kindStrings, offerStrings } from '#src/components/account/offers/strings.ts';
import type { useLoaded } from '#src/components/account/use-loaded.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import styles from './offers-part.module.css';
import { offersStrings as strings } from './strings.ts';
import { SubscriptionsSkeleton } from './subscriptions-skeleton.tsx';

type Props = {
  api: () => Promise<Api>;
  online: boolean;
  /** The offer reserved for the reader, as returned by `useLoaded`. */
  reservedOffer: ReturnType<typeof useLoaded<ReservedOffer | null>>;
  say: (words: string) => void;
};

/** Offers reserved for the reader, which can be viewed or refused; a refusal can be undone. ACC-08 */
export function OffersPart({ api, online, reservedOffer: { loadable, reload, setData }, say }: Props) {
  const part = useRef<HTMLElement>(null);
  const { going, refuse } = useRefusal(async (id, refused) => refuseOffer(await api(), id, refused), {
    onChange: setData,
    showMessage: say,
  });
  const answer = async (offer: ReservedOffer, refused: boolean) => {
    await refuse(offer, refused);
    // The pressed button has disappeared, so the section takes the focus.
    part.current?.focus();
  };
  return (
    <section tabIndex={-1} ref={part} className={styles.offers} aria-label={strings.title}>
      <LoadedPart
        loadable={loadable}
        onRetry={reload}
        failedText={strings.failed}
        skeleton={<SubscriptionsSkeleton />}
      >
        {(offer) => {
          if (!offer) return <NoOffer />;
          return offer.refused ? (
            <RefusedOffer offer={offer} isSending={going} onUndo={() => void answer(offer, false)} />
          ) : (
            <OpenOffer
              offer={offer}
              isSending={going}
              online={online}
              onRefuse={() => void answer(offer, true)}
            />
          );
        }}
      </LoadedPart>
    </section>
  );
}

type OfferedProps = { offer: ReservedOffer; isSending: boolean; online: boolean; onRefuse: () => void };

function OpenOffer({ offer, isSending, online, onRefuse }: OfferedProps) {
  const { kind, product, choices, expiresOn } = offer;
  const { title, text } = kindStrings[kind];
  return (
    <section className={`stack16 ${styles.offer}`} aria-labelledby="offerta">
      <h2 className="t-3" id="offerta">
        {title(product)}
      </h2>
      <p>{text}</p>
      <dl className={`wrapping ${styles.prices}`}>
        {choiceTerms(choices).map(({ id, name, price, note }) => (
          <div key={id}>
            <dt className="caption">{name}</dt>
            <dd className="num">{price}</dd>
            <dd className={styles.after}>{note}</dd>
          </div>
        ))}
      </dl>
      <p className="meta">{offerStrings.expires(expiresOn)}</p>
      <p className="actions">
        <ButtonLink href={UPSELLING}>{offerStrings.discover}</ButtonLink>
        <Button look="plain" busy={isSending} disabled={!online} onClick={onRefuse}>
          {offerStrings.no}
        </Button>
      </p>
    </section>
  );
}
