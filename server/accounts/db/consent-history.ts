import type { Consent, Declaration } from '#domain/consents.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { asc, desc, eq } from '#server/base/db/drizzle.ts';
import { consentHistory } from '#server/base/db/schema/account-schema.ts';
import { readers } from '#server/base/db/schema/readers-schema.ts';

export type ConsentRow = typeof consentHistory.$inferSelect;
export type NewConsentRow = Omit<typeof consentHistory.$inferInsert, 'id'>;

export type GrantedConsents = Record<Consent, boolean>;

/** All consents that a reader gave or withdrew, the latest first. */
export async function consentHistoryOf(orm: Orm, readerId: string): Promise<ConsentRow[]> {
  return await orm
    .select()
    .from(consentHistory)
    .where(eq(consentHistory.readerId, readerId))
    .orderBy(desc(consentHistory.id));
}

export async function addConsents(orm: Orm, rows: readonly NewConsentRow[]): Promise<void> {
  if (rows.length > 0) await orm.insert(consentHistory).values([...rows]);
}

const CONSENT_COLUMNS = {
  marketing: readers.marketing,
  profiling: readers.profiling,
  thirdParties: readers.thirdParties,
};

/** Locks a reader's consents, so that no other transaction changes them until this one ends. */
export async function lockConsents(
  tx: Orm,
  readerId: string,
): Promise<(GrantedConsents & { createdAt: Date }) | undefined> {
  return (
    await tx
      .select({ ...CONSENT_COLUMNS, createdAt: readers.createdAt })
      .from(readers)
      .where(eq(readers.id, readerId))
      .for('update')
  )[0];
}

export async function setConsent(
  tx: Orm,
  readerId: string,
  consent: Consent,
  granted: boolean,
): Promise<void> {
  await tx
    .update(readers)
    .set({ [consent]: granted })
    .where(eq(readers.id, readerId));
}

/** The declarations for which the reader has an entry in the history. */
export async function declarationsInHistory(orm: Orm, readerId: string): Promise<Set<Declaration>> {
  const rows = await orm
    .select({ declaration: consentHistory.declaration })
    .from(consentHistory)
    .where(eq(consentHistory.readerId, readerId))
    .orderBy(asc(consentHistory.id));
  return new Set(rows.map(({ declaration }) => declaration));
}
