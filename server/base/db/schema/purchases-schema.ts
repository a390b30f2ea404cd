import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { OrderKind, OrderStatus, Refusal } from '#domain/orders.ts';
import type { Plan, Product } from '#domain/products.ts';
import { instant } from './content-schema.ts';
import { ofBrand, ofReader, readers, subscriptions } from './readers-schema.ts';

/**
 * What a reader is to pay: a subscription, its renewal, or nothing where only the card changes. Who pays it, and how often
 * that was tried, stands in `orderPayments`. ACC-03
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    readerId: ofReader(),
    brand: ofBrand(),
    kind: text('kind').$type<OrderKind>().notNull().default('purchase'),
    /** Id of the offer among the paper's, or the reader's own; empty of a renewal. */
    offer: text('offer').notNull(),
    product: text('product').$type<Product>().notNull(),
    plan: text('plan').$type<Plan>().notNull(),
    months: integer('months').$type<1 | 12>().notNull(),
    cents: integer('cents').notNull(),
    /** What each renewal costs. */
    renewalCents: integer('renewal_cents').notNull().default(0),
    /** How many devices it is read on at once. */
    devices: integer('devices').notNull().default(1),
    status: text('status').$type<OrderStatus>().notNull(),
    /** Which checkout took it. */
    checkout: text('checkout').notNull(),
    /** The checkout's own name for the payment. */
    reference: text('reference'),
    /** Last four digits of the card that paid. */
    card: text('card'),
    /** Why it was refused last, as the checkout tells. */
    refusal: text('refusal').$type<Refusal>(),
    /** Of a renewal: the day it is due. */
    dueOn: date('due_on'),
    /** When the reader accepted the conditions and asked to begin at once. */
    acceptedAt: instant('accepted_at'),
    subscriptionId: integer('subscription_id').references(() => subscriptions.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (t) => [
    index('orders_reader').on(t.readerId, t.brand),
    index('orders_subscription').on(t.subscriptionId),
    // However often it is asked for, one is opened and paid.
    uniqueIndex('orders_open')
      .on(t.readerId, t.brand, t.offer)
      .where(sql`${t.kind} = 'purchase' and ${t.status} in ('open', 'refused')`),
    uniqueIndex('orders_due').on(t.subscriptionId, t.dueOn).where(sql`${t.kind} = 'renewal'`),
  ],
);

/** Each time an order was to be paid, with how that ended. ACC-03 */
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
    /** The checkout's own name for the payment. */
    reference: text('reference'),
    /** The shop's name for having told it: what is told again is known. */
    event: text('event').unique(),
    at: instant('at').notNull(),
  },
  (t) => [index('order_payments_order').on(t.orderId)],
);

/** Kept for ten years, also of an account that is deleted: art. 2220 of the civil code. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    readerId: uuid('reader_id').references(() => readers.id, { onDelete: 'set null' }),
    brand: ofBrand(),
    year: integer('year').notNull(),
    /** Without gaps within a paper's year. */
    number: integer('number').notNull(),
    issuedOn: date('issued_on').notNull(),
    description: text('description').notNull(),
    /** With VAT. */
    cents: integer('cents').notNull(),
    vatPercent: integer('vat_percent').notNull(),
    /** To whom, as it was known that day: JSON of `InvoiceRecipient`. */
    recipient: text('recipient').notNull(),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    subscriptionId: integer('subscription_id').references(() => subscriptions.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('invoices_number').on(t.brand, t.year, t.number),
    index('invoices_reader').on(t.readerId, t.brand),
  ],
);

/** What a reader declared about a subscription and has a dated receipt of. ACC-03 */
export const subscriptionReceipts = pgTable(
  'subscription_receipts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    readerId: ofReader(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'renewal-off' | 'renewal-on' | 'withdrawal'>().notNull(),
    at: instant('at').notNull(),
    /** What was declared, where it has words of its own: JSON of a `Withdrawal`. */
    declared: text('declared'),
  },
  (t) => [index('subscription_receipts_reader').on(t.readerId, t.subscriptionId)],
);

/**
 * Days by which the first period of a subscription is longer for what was paid for another: they go when that is paid back.
 * ACC-03, ACC-08
 */
export const subscriptionCredits = pgTable(
  'subscription_credits',
  {
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    /** What was paid for. */
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
