import type { OrderKind, OrderStatus, Refusal } from '#domain/orders.ts';
import type { Plan, Product } from '#domain/products.ts';
import { sql } from '../drizzle.ts';
import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  uuid,
} from '../drizzle-tables.ts';
import { instant } from './content-schema.ts';
import { brandColumn, readerColumn, readers, subscriptions } from './readers-schema.ts';

/**
 * An order: a subscription, its renewal, or a change of card without a payment. `orderPayments` lists the attempts to
 * pay it. ACC-03
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    readerId: readerColumn(),
    brand: brandColumn(),
    kind: text('kind').$type<OrderKind>().notNull().default('purchase'),
    /** Id of the offer, the paper's or the reader's own; empty for a renewal. */
    offer: text('offer').notNull(),
    product: text('product').$type<Product>().notNull(),
    plan: text('plan').$type<Plan>().notNull(),
    months: integer('months').$type<1 | 12>().notNull(),
    cents: integer('cents').notNull(),
    /** Price of each renewal. */
    renewalCents: integer('renewal_cents').notNull().default(0),
    /** Number of devices it can be read on at the same time. */
    devices: integer('devices').notNull().default(1),
    status: text('status').$type<OrderStatus>().notNull(),
    /** Checkout that handles it. */
    checkout: text('checkout').notNull(),
    /** The checkout's id of the payment. */
    reference: text('reference'),
    /** Last four digits of the card that paid. */
    card: text('card'),
    /** Last refusal, as reported by the checkout. */
    refusal: text('refusal').$type<Refusal>(),
    /** For a renewal: the day on which it is due. */
    dueOn: date('due_on'),
    /** When the reader accepted the conditions and asked for the subscription to begin immediately. */
    acceptedAt: instant('accepted_at'),
    subscriptionId: integer('subscription_id').references(() => subscriptions.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (t) => [
    index('orders_reader').on(t.readerId, t.brand),
    index('orders_subscription').on(t.subscriptionId),
    // Repeated requests open and pay only one order.
    uniqueIndex('orders_open')
      .on(t.readerId, t.brand, t.offer)
      .where(sql`${t.kind} = 'purchase' and ${t.status} in ('open', 'refused')`),
    uniqueIndex('orders_due').on(t.subscriptionId, t.dueOn).where(sql`${t.kind} = 'renewal'`),
  ],
);

/** Mails about subscriptions that are still to be sent; each row is deleted when its mail is. ACC-03 */
export const dueMails = pgTable(
  'due_mails',
  {
    id: serial('id').primaryKey(),
    /** `order`: the result of an order; the others: why a subscription gives no access any more. */
    kind: text('kind').$type<'order' | 'ended' | 'unpaid' | 'held'>().notNull(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** Time before which no other server sends it; null where none has tried. */
    takenUntil: instant('taken_until'),
  },
  (t) => [index('due_mails_subscription').on(t.subscriptionId), index('due_mails_order').on(t.orderId)],
);

/** Attempts to pay an order, with their outcome. ACC-03 */
export const orderPayments = pgTable(
  'order_payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    outcome: text('outcome').$type<'paid' | 'refused'>().notNull(),
    cents: integer('cents').notNull(),
    card: text('card'),
    refusal: text('refusal').$type<Refusal>(),
    /** The checkout's id of the payment. */
    reference: text('reference'),
    /** The shop's id of its report, which recognises a repeated one. */
    event: text('event').unique(),
    at: instant('at').notNull(),
  },
  (t) => [index('order_payments_order').on(t.orderId)],
);

/** Invoices, stored for ten years even if the account is deleted: art. 2220 of the civil code. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    readerId: uuid('reader_id').references(() => readers.id, { onDelete: 'set null' }),
    brand: brandColumn(),
    year: integer('year').notNull(),
    /** Without gaps within a paper's year. */
    number: integer('number').notNull(),
    issuedOn: date('issued_on').notNull(),
    description: text('description').notNull(),
    /** With VAT. */
    cents: integer('cents').notNull(),
    vatPercent: integer('vat_percent').notNull(),
    /** Recipient as known on that day: JSON of `InvoiceRecipient`. */
    recipient: text('recipient').notNull(),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    subscriptionId: integer('subscription_id').references(() => subscriptions.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('invoices_number').on(t.brand, t.year, t.number),
    index('invoices_reader').on(t.readerId, t.brand),
  ],
);

/** Declarations of a reader about a subscription, each with a dated receipt. ACC-03 */
export const subscriptionReceipts = pgTable(
  'subscription_receipts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    readerId: readerColumn(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'renewal-off' | 'renewal-on' | 'withdrawal'>().notNull(),
    at: instant('at').notNull(),
    /** The declaration's own text, where it has one: JSON of a `Withdrawal`. */
    declared: text('declared'),
  },
  (t) => [index('subscription_receipts_reader').on(t.readerId, t.subscriptionId)],
);

/**
 * Days that a payment for one subscription adds to the first period of another. They are removed when that payment is
 * refunded. ACC-03, ACC-08
 */
export const subscriptionCredits = pgTable(
  'subscription_credits',
  {
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    /** The subscription that was paid for. */
    sourceId: integer('source_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    days: integer('days').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.subscriptionId, t.sourceId] }),
    index('subscription_credits_source').on(t.sourceId),
  ],
);
