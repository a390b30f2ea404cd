import * as v from 'valibot';
import { isDay } from '#domain/day.ts';
import { isPayable } from '#domain/orders.ts';
import { lastDayOfCard } from '#domain/validation/card-payment.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { lockDueSubscription } from '../db/due-subscriptions.ts';
import { changeOrder, isKnownEvent, lockPaying, lockRenewal, type OrderRow } from '../db/orders.ts';
import type { Checkout, Outcome } from './checkout.ts';
import { lockOrderWithPayments } from './lock-order.ts';
import { OrderRefused, unlessRefused } from './order-refused.ts';
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
const Due = { giorno: v.pipe(v.string(), v.check(isDay)) };

/**
 * An event that a shop reports about an order, or about a renewal of the subscription that the order began.
 * docs/shop.md
 */
export const ShopEvent = v.variant('tipo', [
  v.object({ tipo: v.literal('pagato'), ...Common, centesimi: Cents }),
  v.object({ tipo: v.literal('rifiutato'), ...Common, motivo: Reason }),
  v.object({ tipo: v.literal('rinnovato'), ...Common, ...Due, centesimi: Cents }),
  v.object({ tipo: v.literal('rinnovo-rifiutato'), ...Common, ...Due, motivo: Reason }),
]);
export type ShopEvent = v.InferOutput<typeof ShopEvent>;

const REASONS = { rifiutata: 'declined', 'carta-scaduta': 'card-expired', annullata: 'cancelled' } as const;

/** `known`: the event was reported and handled before. */
export type ShopEventOutcome =
  | { kind: 'done'; order: OrderRow }
  | { kind: 'known' }
  | { kind: 'unknown' | 'wrong-amount' | 'not-payable' };

type Telling = { orm: Orm; checkout: Checkout; now: Date };

/** Handles an event of the shop, once however often it is reported. ACC-03 */
export async function handleShopEvent(
  { orm, ...taking }: Telling,
  told: ShopEvent,
): Promise<ShopEventOutcome> {
  const done = await unlessRefused(
    orm.transaction(async (tx): Promise<ShopEventOutcome> => {
      await lockPaying(tx, told.evento);
      if (await isKnownEvent(tx, told.evento)) return { kind: 'known' };
      const named = await lockOrderWithPayments(tx, told.ordine);
      if (!named || named.checkout !== taking.checkout.name) return { kind: 'unknown' };
      const order = await orderMeant(tx, named, told, taking);
      const kind = objectionTo(order, told);
      if (kind) return { kind };
      const settling = { ...taking, event: told.evento };
      return { kind: 'done', order: await settleOrder(tx, order, toOutcome(told), settling) };
    }),
  );
  if (done.ok) return done.value;
  if (told.tipo === 'pagato') await orm.transaction((tx) => cancel(tx, told.ordine, taking.now));
  return { kind: 'not-payable' };
}

/** Cancels an order that is still unpaid, because its payment is being refunded. */
async function cancel(tx: Orm, id: string, now: Date): Promise<void> {
  const order = await lockOrderWithPayments(tx, id);
  if (order && isPayable(order)) await changeOrder(tx, id, { status: 'cancelled', settledAt: now });
}

function objectionTo(order: OrderRow, told: ShopEvent): 'known' | 'not-payable' | 'wrong-amount' | null {
  if (order.status === 'paid' && order.reference === told.riferimento) return 'known';
  if (!isPayable(order)) return 'not-payable';
  return 'centesimi' in told && told.centesimi !== order.cents ? 'wrong-amount' : null;
}

/** The order that an event means: the named order, or the renewal on a day of the subscription that it began. */
async function orderMeant(
  tx: Orm,
  named: OrderRow,
  told: ShopEvent,
  taking: Omit<Telling, 'orm'>,
): Promise<OrderRow> {
  if (!('giorno' in told)) return named;
  const { subscriptionId } = named;
  if (subscriptionId === null) throw new OrderRefused('not-payable');
  const known = await lockRenewal(tx, { subscriptionId, dueOn: told.giorno });
  if (known) return known;
  const due = await lockDueSubscription(tx, subscriptionId);
  if (due?.renewsOn !== told.giorno || !due.recurring) throw new OrderRefused('not-payable');
  return await renewalOrder(tx, due, taking);
}

function toOutcome(told: ShopEvent): Outcome {
  const card = told.carta
    ? { last: told.carta.ultime, expires: told.carta.scadenza ? lastDayOfCard(told.carta.scadenza) : null }
    : null;
  const common = { reference: told.riferimento, card };
  if ('motivo' in told) return { outcome: 'refused', ...common, refusal: REASONS[told.motivo] };
  return { outcome: 'paid', ...common };
}
