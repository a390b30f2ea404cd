import { useCallback, useRef } from 'react';
import { getReservedOffer, refuseOffer } from '#api/account/reserved-offers.ts';
import type { Api } from '#api/clients.ts';
import { DASHBOARD } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { NoOffer, RefusedOffer, useRefusal } from '#src/components/account/offers/offer-answer.tsx';
import { RowsSkeleton } from '#src/components/account/rows-skeleton.tsx';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { AuthenticatedArea } from '#src/components/session/authenticated-area.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { OfferForm } from './offer-form.tsx';
import { strings } from './strings.ts';
import styles from './upselling.module.css';

type Props = { brand: PublicBrand; api: () => Promise<Api> };

/** Offer reserved for this reader: what it opens, its price now and later, and its last day. ACC-08 */
export function UpsellingScreen(props: Props) {
  return (
    <AuthenticatedArea>
      <Upselling {...props} />
    </AuthenticatedArea>
  );
}

function Upselling({ brand, api }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const { toast, say } = useToast();
  const { loadable, reload, setData } = useLoaded(
    useCallback(async () => getReservedOffer(await api()), [api]),
  );
  const { going, refuse } = useRefusal(async (id, refused) => refuseOffer(await api(), id, refused), {
    onChange: setData,
    showMessage: say,
  });
  return (
    <main id="contenuto" className={`stack20 wrap ${styles.page}`} tabIndex={-1}>
      <h1 className="t-1" tabIndex={-1} ref={title}>
        {strings.title}
      </h1>
      <LoadedPart
        loadable={loadable}
        onRetry={reload}
        failedText={strings.failed}
        skeleton={<RowsSkeleton />}
      >
        {(offer) => {
          if (!offer) return <NoOffer />;
          if (!offer.refused) return <OfferForm offer={offer} open={brand.checkout !== 'closed'} />;
          const undo = () => void refuse(offer, false).then(() => title.current?.focus());
          return (
            <>
              <RefusedOffer offer={offer} isSending={going} onUndo={undo} />
              <p>
                <ButtonLink look="plain" href={DASHBOARD}>
                  {strings.toAccount}
                </ButtonLink>
              </p>
            </>
          );
        }}
      </LoadedPart>
      {toast}
    </main>
  );
}
