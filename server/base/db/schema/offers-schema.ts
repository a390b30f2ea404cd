import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Sigla } from '#domain/brands/brand.ts';
import type { Product } from '#domain/products.ts';
import type { ReservedKind } from '#domain/reserved-offers.ts';
import { instant } from './content-schema.ts';
import { readers } from './readers-schema.ts';

/**
 * What one reader was offered, for a month or for a year. It holds as it stands here until its last day, whatever
 * becomes of the rules that made it. ACC-08
 */
export const reservedOffers = pgTable(
  'reserved_offers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    readerId: uuid('reader_id')
      .notNull()
      .references(() => readers.id, { onDelete: 'cascade' }),
    brand: text('brand').$type<Sigla>().notNull(),
    kind: text('kind').$type<ReservedKind>().notNull(),
    product: text('product').$type<Product>().notNull(),
    /** The first month and each one after it; null where a month is not offered. */
    monthCents: integer('month_cents'),
    monthRenewalCents: integer('month_renewal_cents'),
    /** The first year and each one after it; null where a year is not offered. */
    yearCents: integer('year_cents'),
    yearRenewalCents: integer('year_renewal_cents'),
    devices: integer('devices').notNull().default(sql`1`),
    createdAt: instant('created_at').notNull(),
    /** The last day on which it can be activated. */
    expiresOn: date('expires_on').notNull(),
    usedAt: instant('used_at'),
    /** When the reader said no, who may think better of it. */
    refusedAt: instant('refused_at'),
  },
  (t) => [index('reserved_offers_reader').on(t.readerId, t.brand, t.createdAt)],
);
