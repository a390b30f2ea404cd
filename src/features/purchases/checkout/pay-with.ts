import { getOrder, payOrder } from '#api/account/orders.ts';
import type { Api } from '#api/clients.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { Order, Refusal } from '#domain/orders.ts';
import type { CardPayment } from '#domain/validation/card-payment.ts';
import type { Refusal as FormRefusal } from '#src/components/forms/failure-of.ts';
import { failureStrings, refusalStrings } from './strings.ts';

/** A refused payment. The server answers without an error, but the form has to treat it as a failure. */
class PaymentRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`the payment was refused: ${refusal}`);
    this.refusal = refusal;
  }
}

type PaymentInput = {
  api: () => Promise<Api>;
  /** ID of an order that was opened by an earlier attempt, whose answer may have been lost. */
  earlierOrderId: string | undefined;
  open: (clients: Api) => Promise<Order>;
  /** Called once the order exists, so that a reload finds it. */
  onOpened: (order: Order) => void;
  card: CardPayment | null;
};

/**
 * Opens an order and pays it, or navigates to the shop that takes the payment. Called again after a lost
 * answer, it does not pay twice. @returns the paid order; null where the page is navigating to the shop.
 * @throws PaymentRefused, ApiError
 */
export async function payWith({
  api,
  earlierOrderId,
  open,
  onOpened,
  card,
}: PaymentInput): Promise<Order | null> {
  const clients = await api();
  const earlierOrder = earlierOrderId === undefined ? null : await getOrder(clients, earlierOrderId);
  if (earlierOrder?.status === 'paid') return earlierOrder;
  const order = await open(clients);
  onOpened(order);
  if (order.payAt) {
    location.assign(order.payAt);
    return null;
  }
  if (!card) throw new Error('the order has neither card data nor a payment page of the shop');
  const paid = await payOrder(clients, { id: order.id, card });
  if (paid.status !== 'paid') throw new PaymentRefused(paid.refusal ?? 'declined');
  return paid;
}

/** Message of the form about a failed payment. */
export function explainPayment(error: unknown): FormRefusal | null {
  if (error instanceof PaymentRefused) return refusalStrings[error.refusal];
  const kind = errorKindOf(error);
  if (kind === 'offer-changed' || kind === 'not-found') return failureStrings.offerChanged;
  if (kind === 'already-subscribed') return failureStrings.alreadySubscribed;
  if (kind === 'sales-closed') return failureStrings.salesClosed;
  return kind === 'order-not-payable' ? failureStrings.notPayable : null;
}
