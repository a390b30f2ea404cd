import { getOrder, payOrder } from '#api/account/orders.ts';
import type { Api } from '#api/clients.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { Order, Refusal } from '#domain/orders.ts';
import type { CardPayment } from '#domain/validation/card-payment.ts';
import type { Refusal as FormRefusal } from '#src/components/forms/failure-of.ts';
import { failureStrings, refusalStrings } from './strings.ts';

/** A payment that was refused: an answer to the call, and a failure of the form. */
class PaymentRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`the payment was refused: ${refusal}`);
    this.refusal = refusal;
  }
}

type Paying = {
  api: () => Promise<Api>;
  /** The order that was opened before, whose answer may have been lost on the way. */
  before: string | undefined;
  open: (clients: Api) => Promise<Order>;
  /** The order is there: a reload finds it. */
  onOpened: (order: Order) => void;
  card: CardPayment | null;
};

/**
 * Opens an order and pays it, or leads to the shop that takes the money. Pressed again after an answer that never came it
 * pays nothing twice. @returns the order once it is paid; null where the page is on its way to the shop.
 * @throws PaymentRefused, ApiError
 */
export async function payWith({ api, before, open, onOpened, card }: Paying): Promise<Order | null> {
  const clients = await api();
  const known = before === undefined ? null : await getOrder(clients, before);
  if (known?.status === 'paid') return known;
  const order = await open(clients);
  onOpened(order);
  if (order.payAt) {
    location.assign(order.payAt);
    return null;
  }
  if (!card) throw new Error('no card was typed, and no shop takes the money');
  const paid = await payOrder(clients, { id: order.id, card });
  if (paid.status !== 'paid') throw new PaymentRefused(paid.refusal ?? 'declined');
  return paid;
}

/** What a form says of a payment that did not work. */
export function explainPayment(error: unknown): FormRefusal | null {
  if (error instanceof PaymentRefused) return refusalStrings[error.refusal];
  const kind = errorKindOf(error);
  if (kind === 'offer-changed' || kind === 'not-found') return failureStrings.changed;
  if (kind === 'already-subscribed') return failureStrings.already;
  if (kind === 'sales-closed') return failureStrings.closed;
  return kind === 'order-not-payable' ? failureStrings.settled : null;
}
