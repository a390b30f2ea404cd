import type { Sigla } from '#domain/brands/brand.ts';
import type { Product } from '#domain/products.ts';
import type { ReservedKind } from '#domain/reserved-offers.ts';
import { sql } from '../drizzle.ts';
import { date, index, integer, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './content-schema.ts';
import { readers } from './readers-schema.ts';

/**
 * An offer to one reader, for a month or for a year. It stays as stored until its last day, even if the rules that made
 * it change. ACC-08
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
    /** Price of the first month and of each one after it; null where no month is offered. */
    monthCents: integer('month_cents'),
    monthRenewalCents: integer('month_renewal_cents'),
    /** Price of the first year and of each one after it; null where no year is offered. */
    yearCents: integer('year_cents'),
    yearRenewalCents: integer('year_renewal_cents'),
    devices: integer('devices').notNull().default(sql`1`),
    createdAt: instant('created_at').notNull(),
    /** The last day on which it can be activated. */
    expiresOn: date('expires_on').notNull(),
    usedAt: instant('used_at'),
    /** When the reader refused it; a reader may still change their mind. */
    refusedAt: instant('refused_at'),
  },
  (t) => [index('reserved_offers_reader').on(t.readerId, t.brand, t.createdAt)],
);
