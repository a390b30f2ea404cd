import { SUBSCRIPTIONS } from '#domain/addresses.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { addDays } from '#domain/dates.ts';
import { GRACE_DAYS, graceUntil } from '#domain/products.ts';
import { SHOWCASE, updatePaymentPath } from '#domain/showcase.ts';
import { findReader } from '#server/accounts/db/readers.ts';
import type { BackgroundTasks } from '#server/accounts/identity/background-tasks.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { LetterBodies } from '#server/base/mail/letters/letter.ts';
import {
  cardChangedLetter,
  endedLetter,
  purchasedLetter,
  renewalHeldLetter,
  renewalRefusedLetter,
  renewedLetter,
} from '#server/base/mail/letters/order-letters.ts';
import type { Mailer } from '#server/base/mail/mailer.ts';
import { lockSubscriptionWithHolder, type SubscriptionWithHolder } from '../db/due-subscriptions.ts';
import { invoiceOfOrder } from '../db/invoices.ts';
import type { OrderRow } from '../db/orders.ts';
import { invoiceNumber } from '../subscriptions/issue-invoice.ts';
import { invoiceDescription, productName } from '../subscriptions/product-name.ts';

/** Dependencies of mails to readers about their orders. */
export type OrderMailDeps = {
  orm: Orm;
  now: Date;
  /** Origin of the account site, for the links in the mails. */
  accountOrigin: string;
  identity: { mailer: Mailer; backgroundTasks: BackgroundTasks };
};

type MailContext = Omit<OrderMailDeps, 'identity'> & { mailer: Mailer };

/** Mails the result of an order after the response has been sent. A refused purchase is reported only on its page. */
export function mailOrderResultInBackground({ identity, ...context }: OrderMailDeps, order: OrderRow): void {
  identity.backgroundTasks.run(() => mailOrderResult({ ...context, mailer: identity.mailer }, order));
}

/** Mails the result of an order of a subscription, if there is anything to say about it. */
export async function mailOrderResult(context: MailContext, order: OrderRow): Promise<void> {
  const subscription =
    order.subscriptionId === null
      ? undefined
      : await lockSubscriptionWithHolder(context.orm, order.subscriptionId);
  if (!subscription) return;
  await send(context, order.readerId, order.brand, (name) =>
    orderResultLetter(context, order, { subscription, name }),
  );
}

/** Mails that a subscription has ended: on its last day, or because its renewal was never paid. */
export async function mailSubscriptionEnded(
  context: MailContext,
  subscription: SubscriptionWithHolder,
  isUnpaid: boolean,
): Promise<void> {
  const { brand: sigla, product, endsOn, holder } = subscription;
  const brand = brandOf(sigla);
  const url = new URL(SHOWCASE, context.accountOrigin).href;
  const description = productName(brand, product);
  await send(context, holder, sigla, (name) =>
    endedLetter(brand, { name, url, description, lastDay: endsOn, isUnpaid }),
  );
}

/** Mails that a renewal was not charged for the whole grace period, so that the subscription gives no access now. */
export async function mailRenewalHeld(
  context: MailContext,
  { brand: sigla, product, renewsOn, holder }: SubscriptionWithHolder,
): Promise<void> {
  const brand = brandOf(sigla);
  const url = new URL(SUBSCRIPTIONS, context.accountOrigin).href;
  const lastDay = renewsOn && addDays(renewsOn, GRACE_DAYS);
  const description = productName(brand, product);
  await send(context, holder, sigla, (name) => renewalHeldLetter(brand, { name, url, description, lastDay }));
}

async function send(
  { orm, mailer }: MailContext,
  readerId: string,
  sigla: OrderRow['brand'],
  write: (name: string) => LetterBodies | null | Promise<LetterBodies | null>,
): Promise<void> {
  const reader = await findReader(orm, readerId);
  const letter = reader && (await write(reader.name));
  if (letter) await mailer.send(brandOf(sigla), { to: reader.email, ...letter });
}

type OrderLetterData = { subscription: SubscriptionWithHolder; name: string };

async function orderResultLetter(
  { orm, accountOrigin, now }: MailContext,
  order: OrderRow,
  { subscription, name }: OrderLetterData,
): Promise<LetterBodies | null> {
  const brand = brandOf(order.brand);
  const url = new URL(SUBSCRIPTIONS, accountOrigin).href;
  const description = productName(brand, order.product);
  const { card, renewalCents, cents, kind, status } = order;
  if (status === 'refused') {
    if (kind !== 'renewal' || subscription.status !== 'not_paid') return null;
    const updateUrl = new URL(updatePaymentPath(subscription.id), accountOrigin).href;
    return renewalRefusedLetter(brand, {
      name,
      url: updateUrl,
      description,
      cents,
      until: graceUntil(subscription),
    });
  }
  if (status !== 'paid') return null;
  if (kind === 'card')
    return cardChangedLetter(brand, { name, url, description, card, renewsOn: subscription.renewsOn });
  const invoice = await invoiceOfOrder(orm, order.id);
  const paid = {
    name,
    url,
    at: now,
    cents,
    renewalCents,
    card,
    renewsOn: subscription.renewsOn,
    description: invoiceDescription(brand, order),
    invoice: invoice ? invoiceNumber(invoice) : null,
  };
  return kind === 'purchase'
    ? purchasedLetter(brand, { ...paid, number: subscription.id })
    : renewedLetter(brand, paid);
}
