import type { Sigla } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, desc, eq, gte, inArray, isNull, lt, sql } from '#server/base/db/drizzle.ts';
import { reservedOffers } from '#server/base/db/schema/offers-schema.ts';

export type ReservedOfferRow = typeof reservedOffers.$inferSelect;

type ReaderOfPaper = { readerId: string; brand: Sigla };

const ofReader = ({ readerId, brand }: ReaderOfPaper) =>
  and(eq(reservedOffers.readerId, readerId), eq(reservedOffers.brand, brand));

/** All offers ever reserved for a reader on a paper, the latest first. */
export async function reservedOffersOf(orm: Orm, reader: ReaderOfPaper): Promise<ReservedOfferRow[]> {
  return await orm
    .select()
    .from(reservedOffers)
    .where(ofReader(reader))
    .orderBy(desc(reservedOffers.createdAt), desc(reservedOffers.id));
}

/** One reserved offer of a reader, even if used or expired. */
export async function reservedOfferOf(
  orm: Orm,
  reader: ReaderOfPaper,
  id: string,
): Promise<ReservedOfferRow | undefined> {
  const [row] = await orm
    .select()
    .from(reservedOffers)
    .where(and(ofReader(reader), eq(reservedOffers.id, id)));
  return row;
}

export type NewReservedOffer = Omit<typeof reservedOffers.$inferInsert, 'id'>;

export async function addReservedOffer(tx: Orm, row: NewReservedOffer): Promise<ReservedOfferRow> {
  const [added] = await tx.insert(reservedOffers).values(row).returning();
  if (!added) throw new Error('the insert of a reserved offer returned no row');
  return added;
}

/** Makes simultaneous requests that create offers for the same reader wait for each other. */
export async function lockReservedOffers(tx: Orm, { readerId, brand }: ReaderOfPaper): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`offers:${brand}:${readerId}`}, 0))`);
}

/** Marks a reserved offer as used. @returns false if it was already used or had expired before a day. */
export async function redeemReservedOffer(
  tx: Orm,
  reader: ReaderOfPaper,
  { id, validOn, now }: { id: string; validOn: Day; now: Date },
): Promise<boolean> {
  const used = await tx
    .update(reservedOffers)
    .set({ usedAt: now })
    .where(
      and(
        ofReader(reader),
        eq(reservedOffers.id, id),
        isNull(reservedOffers.usedAt),
        gte(reservedOffers.expiresOn, validOn),
      ),
    )
    .returning({ id: reservedOffers.id });
  return used.length > 0;
}

/**
 * Stores that a reader refuses an offer, or takes the refusal back. @returns false if the offer does not exist, is used
 * or has expired.
 */
export async function refuseReservedOffer(
  orm: Orm,
  reader: ReaderOfPaper,
  { id, today, refusedAt }: { id: string; today: Day; refusedAt: Date | null },
): Promise<boolean> {
  const changed = await orm
    .update(reservedOffers)
    .set({ refusedAt })
    .where(
      and(
        ofReader(reader),
        eq(reservedOffers.id, id),
        isNull(reservedOffers.usedAt),
        gte(reservedOffers.expiresOn, today),
      ),
    )
    .returning({ id: reservedOffers.id });
  return changed.length > 0;
}

/** Deletes the expired offers of some readers that were not used. */
export async function removeExpiredOffers(tx: Orm, readerIds: string[], today: Day): Promise<void> {
  if (readerIds.length === 0) return;
  await tx
    .delete(reservedOffers)
    .where(
      and(
        inArray(reservedOffers.readerId, readerIds),
        isNull(reservedOffers.usedAt),
        lt(reservedOffers.expiresOn, today),
      ),
    );
}
