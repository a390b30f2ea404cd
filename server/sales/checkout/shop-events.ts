import * as v from 'valibot';
import { isDay } from '#domain/day.ts';
import { isPayable } from '#domain/orders.ts';
import { lastDayOfCard } from '#domain/validation/card-payment.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { lockSubscriptionWithHolder } from '../db/due-subscriptions.ts';
import { changeOrder, isKnownEvent, lockPayments, lockRenewal, type OrderRow } from '../db/orders.ts';
import type { Checkout, PaymentOutcome } from './checkout.ts';
import { lockOrderWithPayments } from './lock-order.ts';
import { catchRefusal, OrderRefused } from './order-refused.ts';
import { renewalOrder } from './payment-update.ts';
import { settleOrder } from './settle-order.ts';

const Text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));

const Card = v.object({
  ultime: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  /** `09/30`. */
  scadenza: v.optional(v.pipe(v.string(), v.regex(/^(?:0[1-9]|1[0-2])\/\d{2}$/))),
});

const Common = {
  /** The shop's id for this event; repeating it changes nothing. */
  evento: Text,
  ordine: v.pipe(v.string(), v.uuid()),
  riferimento: Text,
  carta: v.optional(Card),
};
const Cents = v.pipe(v.number(), v.integer(), v.minValue(0));
const Reason = v.picklist(['rifiutata', 'carta-scaduta', 'annullata']);
const RenewalDay = { giorno: v.pipe(v.string(), v.check(isDay)) };

/**
 * An event that a shop reports about an order, or about a renewal of the subscription that the order began.
 * docs/shop.md
 */
export const ShopEvent = v.variant('tipo', [
  v.object({ tipo: v.literal('pagato'), ...Common, centesimi: Cents }),
  v.object({ tipo: v.literal('rifiutato'), ...Common, motivo: Reason }),
  v.object({ tipo: v.literal('rinnovato'), ...Common, ...RenewalDay, centesimi: Cents }),
  v.object({ tipo: v.literal('rinnovo-rifiutato'), ...Common, ...RenewalDay, motivo: Reason }),
]);
export type ShopEvent = v.InferOutput<typeof ShopEvent>;

const REASONS = { rifiutata: 'declined', 'carta-scaduta': 'card-expired', annullata: 'cancelled' } as const;

/** `no-such-order`: this checkout has no order with that id. */
export type ShopEventOutcome =
  | { kind: 'done'; order: OrderRow }
  | { kind: 'already-handled' }
  | { kind: 'no-such-order' | 'wrong-amount' | 'not-payable' };

type ShopEventDeps = { orm: Orm; checkout: Checkout; now: Date };

/** Handles an event of the shop, once however often it is reported. ACC-03 */
export async function handleShopEvent(
  { orm, ...deps }: ShopEventDeps,
  shopEvent: ShopEvent,
): Promise<ShopEventOutcome> {
  const handled = await catchRefusal(
    orm.transaction(async (tx): Promise<ShopEventOutcome> => {
      await lockPayments(tx, shopEvent.evento);
      if (await isKnownEvent(tx, shopEvent.evento)) return { kind: 'already-handled' };
      const namedOrder = await lockOrderWithPayments(tx, shopEvent.ordine);
      if (!namedOrder || namedOrder.checkout !== deps.checkout.name) return { kind: 'no-such-order' };
      const order = await orderOfEvent(tx, namedOrder, shopEvent, deps);
      const kind = outcomeWithoutChange(order, shopEvent);
      if (kind) return { kind };
      const context = { ...deps, event: shopEvent.evento };
      return { kind: 'done', order: await settleOrder(tx, order, toOutcome(shopEvent), context) };
    }),
  );
  if (handled.ok) return handled.value;
  if (shopEvent.tipo === 'pagato') await orm.transaction((tx) => cancel(tx, shopEvent.ordine, deps.now));
  return { kind: 'not-payable' };
}

/** Cancels an order that is still unpaid, because its payment is being refunded. */
async function cancel(tx: Orm, id: string, now: Date): Promise<void> {
  const order = await lockOrderWithPayments(tx, id);
  if (order && isPayable(order)) await changeOrder(tx, id, { status: 'cancelled', settledAt: now });
}

function outcomeWithoutChange(
  order: OrderRow,
  shopEvent: ShopEvent,
): 'already-handled' | 'not-payable' | 'wrong-amount' | null {
  if (order.status === 'paid' && order.reference === shopEvent.riferimento) return 'already-handled';
  if (!isPayable(order)) return 'not-payable';
  return 'centesimi' in shopEvent && shopEvent.centesimi !== order.cents ? 'wrong-amount' : null;
}

/**
 * The order that an event is about: the named one or, with a day, the renewal on that day of its
 * subscription.
 */
async function orderOfEvent(
  tx: Orm,
  namedOrder: OrderRow,
  shopEvent: ShopEvent,
  deps: Omit<ShopEventDeps, 'orm'>,
): Promise<OrderRow> {
  if (!('giorno' in shopEvent)) return namedOrder;
  const { subscriptionId } = namedOrder;
  if (subscriptionId === null) throw new OrderRefused('not-payable');
  const existing = await lockRenewal(tx, { subscriptionId, dueOn: shopEvent.giorno });
  if (existing) return existing;
  const due = await lockSubscriptionWithHolder(tx, subscriptionId);
  if (due?.renewsOn !== shopEvent.giorno || !due.recurring) throw new OrderRefused('not-payable');
  return await renewalOrder(tx, due, deps);
}

function toOutcome(shopEvent: ShopEvent): PaymentOutcome {
  const card = shopEvent.carta
    ? {
        last: shopEvent.carta.ultime,
        expires: shopEvent.carta.scadenza ? lastDayOfCard(shopEvent.carta.scadenza) : null,
      }
    : null;
  const common = { reference: shopEvent.riferimento, card };
  if ('motivo' in shopEvent) return { outcome: 'refused', ...common, refusal: REASONS[shopEvent.motivo] };
  return { outcome: 'paid', ...common };
}
