import { SUBSCRIPTIONS } from '#domain/addresses.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { graceUntil } from '#domain/products.ts';
import { SHOWCASE, updatePaymentPath } from '#domain/showcase.ts';
import { findReader } from '#server/accounts/db/readers.ts';
import type { BackgroundTasks } from '#server/accounts/identity/background-tasks.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { LetterBodies } from '#server/base/mail/letters/letter.ts';
import {
  cardChangedLetter,
  endedLetter,
  purchasedLetter,
  renewalRefusedLetter,
  renewedLetter,
} from '#server/base/mail/letters/order-letters.ts';
import type { Mailer } from '#server/base/mail/mailer.ts';
import { type DueSubscription, lockDueSubscription } from '../db/due-subscriptions.ts';
import { invoiceOfOrder } from '../db/invoices.ts';
import type { OrderRow } from '../db/orders.ts';
import { invoiceNumber } from '../subscriptions/issue-invoice.ts';
import { invoiceDescription, productName } from '../subscriptions/product-name.ts';

/** Dependencies of mails to readers about their orders. */
export type OrderMailing = {
  orm: Orm;
  now: Date;
  /** Origin of the account site, for the links in the mails. */
  accountOrigin: string;
  identity: { mailer: Mailer; backgroundTasks: BackgroundTasks };
};

type Telling = Omit<OrderMailing, 'identity'> & { mailer: Mailer };

/** Mails the result of an order after the response has been sent. A refused purchase is reported only on its page. */
export function mailSettledInBackground({ identity, ...context }: OrderMailing, order: OrderRow): void {
  identity.backgroundTasks.run(() => mailSettled({ ...context, mailer: identity.mailer }, order));
}

export async function mailSettled(context: Telling, order: OrderRow): Promise<void> {
  const due =
    order.subscriptionId === null ? undefined : await lockDueSubscription(context.orm, order.subscriptionId);
  if (!due) return;
  await send(context, order.readerId, order.brand, (name) => settledLetter(context, order, { due, name }));
}

/** Mails that a subscription has ended: on its last day, or because its renewal was never paid. */
export async function mailEnded(context: Telling, due: DueSubscription, unpaid: boolean): Promise<void> {
  const { brand: sigla, product, endsOn, holder } = due;
  const brand = brandOf(sigla);
  const url = new URL(SHOWCASE, context.accountOrigin).href;
  const what = productName(brand, product);
  await send(context, holder, sigla, (name) => endedLetter(brand, { name, url, what, on: endsOn, unpaid }));
}

async function send(
  { orm, mailer }: Telling,
  readerId: string,
  sigla: OrderRow['brand'],
  write: (name: string) => LetterBodies | null | Promise<LetterBodies | null>,
): Promise<void> {
  const reader = await findReader(orm, readerId);
  const letter = reader && (await write(reader.name));
  if (letter) await mailer.send(brandOf(sigla), { to: reader.email, ...letter });
}

type About = { due: DueSubscription; name: string };

async function settledLetter(
  { orm, accountOrigin, now }: Telling,
  order: OrderRow,
  { due, name }: About,
): Promise<LetterBodies | null> {
  const brand = brandOf(order.brand);
  const url = new URL(SUBSCRIPTIONS, accountOrigin).href;
  const what = productName(brand, order.product);
  const { card, renewalCents, cents, kind, status } = order;
  if (status === 'refused') {
    if (kind !== 'renewal' || due.status !== 'not_paid') return null;
    const update = new URL(updatePaymentPath(due.id), accountOrigin).href;
    return renewalRefusedLetter(brand, { name, url: update, what, cents, until: graceUntil(due) });
  }
  if (status !== 'paid') return null;
  if (kind === 'card') return cardChangedLetter(brand, { name, url, what, card, renewsOn: due.renewsOn });
  const invoice = await invoiceOfOrder(orm, order.id);
  const paid = {
    ...{ name, url, at: now, cents, renewalCents, card, renewsOn: due.renewsOn },
    description: invoiceDescription(brand, order),
    invoice: invoice ? invoiceNumber(invoice) : null,
  };
  return kind === 'purchase'
    ? purchasedLetter(brand, { ...paid, number: due.id })
    : renewedLetter(brand, paid);
}
