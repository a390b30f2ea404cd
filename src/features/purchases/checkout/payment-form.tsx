import { useMemo, useRef } from 'react';
import { openPaymentUpdate } from '#api/account/orders.ts';
import type { Api } from '#api/clients.ts';
import { SUBSCRIPTIONS } from '#domain/addresses.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { plainDate } from '#domain/date-words.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Order } from '#domain/orders.ts';
import type { OwnSubscription } from '#domain/own-subscription.ts';
import { graceUntil } from '#domain/products.ts';
import { updatePaymentPath } from '#domain/showcase.ts';
import { cardForm } from '#domain/validation/card-payment.ts';
import { PRODUCT_NAMES, priceWords } from '#src/components/account/subscription-words.ts';
import { Form } from '#src/components/forms/form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { CardFields } from './card-fields.tsx';
import styles from './checkout.module.css';
import { explainPayment, payWith } from './pay-with.ts';
import { RefusedNotice } from './refused-notice.tsx';
import { cardStrings, outcomeStrings, paymentStrings as strings, summaryStrings } from './strings.ts';
import { type Row, Summary } from './summary.tsx';
import { writeIntoAddress } from './write-into-address.ts';

type Props = {
  brand: PublicBrand;
  api: () => Promise<Api>;
  today: Day;
  subscription: OwnSubscription;
  /** The order from before a reload. */
  known: Order | null;
  onPaid: (order: Order) => void;
  /** Called when the amount due has changed, to load it again. */
  onChanged: () => Promise<void>;
};

type Values = { numero?: string; scadenza?: string };

/** Form with the amount due, or the notice that nothing is due, and the card for future payments. ACC-03 */
export function PaymentForm(props: Props) {
  const { brand, api, today, subscription, known, onPaid, onChanged } = props;
  const orderId = useRef(known?.id);
  const embedded = brand.checkout === 'embedded';
  const { id, status } = subscription;
  const isDue = status === 'not_paid';
  const cents = isDue ? (subscription.cents ?? 0) : 0;
  const schema = useMemo(() => cardForm(today, embedded), [today, embedded]);
  const form = useForm({
    schema,
    submit: async ({ numero = '', scadenza = '' }: Values) => {
      const paid = await payWith({
        api,
        earlierOrderId: orderId.current,
        open: (clients) => reloadIfChanged(openPaymentUpdate(clients, id, cents), onChanged),
        onOpened: (order) => {
          orderId.current = order.id;
          writeIntoAddress(updatePaymentPath(id, order.id));
        },
        card: embedded ? { numero, scadenza } : null,
      });
      if (paid) onPaid(paid);
      return 'leaving';
    },
    explain,
  });
  const until = graceUntil(subscription);
  return (
    <div className={`stack14 ${styles.part}`}>
      <h1 className="t-1" tabIndex={-1}>
        {strings.title}
      </h1>
      <RefusedNotice known={known} />
      <Summary rows={rowsOf(brand.name, subscription)} />
      {isDue && until && <Notice tone="warning">{strings.dueText(until)}</Notice>}
      {!isDue && <Notice>{strings.nothingDue}</Notice>}
      <Form
        state={form}
        labels={strings.labels}
        submit={submitWords(embedded, cents)}
        offline={strings.offline}
        after={<LinkAfterRefusal known={known} />}
      >
        {embedded ? (
          <CardFields labels={strings.labels} errors={form.errors} />
        ) : (
          <p className="meta">{cardStrings.shop}</p>
        )}
      </Form>
    </div>
  );
}

/** Link to the subscriptions after a refused payment, for readers who do not want to try again. */
function LinkAfterRefusal({ known }: Pick<Props, 'known'>) {
  if (known?.status !== 'refused') return null;
  return (
    <ButtonLink look="quiet" href={SUBSCRIPTIONS}>
      {outcomeStrings.toSubscriptions}
    </ButtonLink>
  );
}

/** Returns the order; if the amount has changed, reloads the amount before the form reports the error. */
async function reloadIfChanged(pendingOrder: Promise<Order>, onChanged: () => Promise<void>): Promise<Order> {
  try {
    return await pendingOrder;
  } catch (error) {
    if (errorKindOf(error) === 'offer-changed') await onChanged();
    throw error;
  }
}

function explain(error: unknown) {
  const kind = errorKindOf(error);
  if (kind === 'offer-changed') return strings.changed;
  return kind === 'payment-not-updated' ? strings.notPossible : explainPayment(error);
}

function rowsOf(paper: string, { product, status, renewsOn, cents, card }: OwnSubscription): Row[] {
  const isDue = status === 'not_paid';
  const day = renewsOn ? plainDate(renewsOn) : null;
  const price = cents === null ? null : priceWords.once(cents);
  return [
    { label: summaryStrings.what, value: `${paper} ${PRODUCT_NAMES[product]}` },
    ...(day ? [{ label: isDue ? strings.dueOn : strings.next, value: day }] : []),
    ...(isDue && price ? [{ label: summaryStrings.price, value: price, price: true as const }] : []),
    ...(card ? [{ label: strings.currentCard, value: strings.cardOf(card) }] : []),
  ];
}

function submitWords(embedded: boolean, cents: number): string {
  if (!embedded) return strings.toShop;
  return cents > 0 ? strings.pay(priceWords.once(cents)) : strings.save;
}
