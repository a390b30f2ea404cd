import type { Api } from '#api/clients.ts';
import { SUBSCRIPTIONS } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Order } from '#domain/orders.ts';
import type { Purchase } from '#domain/purchase.ts';
import { UPDATE_PAYMENT, updatePaymentPath } from '#domain/showcase.ts';
import { daysBetween } from '#domain/subscription-term.ts';
import { PRODUCT_NAMES, priceWords } from '#src/components/account/subscription-words.ts';
import { SalesClosed } from '#src/components/sales-closed.tsx';
import { useUser } from '#src/state/session/session.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './checkout.module.css';
import { periodPrice } from './period-price.ts';
import { PurchaseForm } from './purchase-form.tsx';
import { RefusedNotice } from './refused-notice.tsx';
import { purchaseStrings as strings, summaryStrings } from './strings.ts';
import { type Row, Summary } from './summary.tsx';

type Props = {
  brand: PublicBrand;
  api: () => Promise<Api>;
  today: Day;
  purchase: Purchase;
  /** The order from before a reload. */
  known: Order | null;
  onPaid: (order: Order) => void;
};

/** The product, how it relates to what the reader already has, and the form. ACC-03 */
export function PurchaseDetails(props: Props) {
  const { brand, purchase, known, today } = props;
  const email = useUser()?.email ?? '';
  if (purchase.effect === 'has') return <AlreadySubscribed />;
  if (purchase.effect === 'unpaid') return <Unpaid purchase={purchase} />;
  const note = noteOf(purchase, today);
  return (
    <>
      <h1 className="t-1" tabIndex={-1}>
        {strings.title}
      </h1>
      <RefusedNotice known={known} />
      <section className={`stack14 ${styles.part}`} aria-labelledby="riepilogo">
        <h2 id="riepilogo">{summaryStrings.title}</h2>
        <Summary rows={rowsOf(brand.name, purchase, email)} />
        <p className="meta">{summaryStrings.vat}</p>
        {purchase.reserved && <Notice tone="ok">{strings.reserved}</Notice>}
        {note && <Notice>{note}</Notice>}
      </section>
      {purchase.checkout === 'closed' ? <SalesClosed /> : <PurchaseForm {...props} />}
    </>
  );
}

function rowsOf(paper: string, purchase: Purchase, email: string): Row[] {
  const { product, months, cents, renewalCents, renewsOn } = purchase;
  return [
    { label: summaryStrings.what, value: `${paper} ${PRODUCT_NAMES[product]}` },
    { label: summaryStrings.duration, value: summaryStrings.durations[months] },
    { label: summaryStrings.price, value: priceWords.once(cents), price: true },
    {
      label: summaryStrings.renewal,
      value: summaryStrings.from(periodPrice(renewalCents, months), renewsOn),
    },
    { label: summaryStrings.account, value: email },
  ];
}

function noteOf({ effect, from }: Purchase, today: Day): string | null {
  const { extends: extendsNote, replaces, member, extra } = strings.notes;
  if (effect === 'extends') return extendsNote(from);
  const days = daysBetween(today, from);
  const notes = [
    ...(effect === 'replaces' ? [replaces] : []),
    ...(effect === 'member' ? [member] : []),
    ...(days > 0 ? [extra(days)] : []),
  ];
  return notes.join(' ') || null;
}

function AlreadySubscribed() {
  return (
    <EmptyState
      level={1}
      title={strings.alreadySubscribed}
      actions={<ButtonLink href={SUBSCRIPTIONS}>{strings.subscriptions}</ButtonLink>}
    >
      <p>{strings.alreadySubscribedText}</p>
    </EmptyState>
  );
}

function Unpaid({ purchase: { subscription } }: Pick<Props, 'purchase'>) {
  const href = subscription === null ? UPDATE_PAYMENT : updatePaymentPath(subscription);
  return (
    <EmptyState
      level={1}
      title={strings.unpaid}
      actions={
        <>
          <ButtonLink href={href}>{strings.update}</ButtonLink>
          <ButtonLink look="plain" href={SUBSCRIPTIONS}>
            {strings.subscriptions}
          </ButtonLink>
        </>
      }
    >
      <p>{strings.unpaidText}</p>
    </EmptyState>
  );
}
