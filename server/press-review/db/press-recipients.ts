import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import {
  and,
  asc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  sql,
} from '#server/base/db/drizzle.ts';
import { writeInChunks } from '#server/base/db/in-chunks.ts';
import { pressDesks, pressLetters, pressRecipients } from '#server/base/db/schema/press-schema.ts';

export type RecipientRow = typeof pressRecipients.$inferSelect;
export type NewRecipientRow = typeof pressRecipients.$inferInsert;

const ofDesk = (deskId: number) => eq(pressRecipients.deskId, deskId);
const listed = (deskId: number) => and(ofDesk(deskId), isNull(pressRecipients.deletedAt));

/** Recipients in a desk's list, by address. PRS-03 */
export const listedRecipients = (orm: Orm, deskId: number): Promise<RecipientRow[]> =>
  orm.select().from(pressRecipients).where(listed(deskId)).orderBy(asc(pressRecipients.email));

/** All recipients of a desk, including removed ones. */
export const recipientsWithRemoved = (orm: Orm, deskId: number): Promise<RecipientRow[]> =>
  orm.select().from(pressRecipients).where(ofDesk(deskId));

export const countRecipients = (orm: Orm, deskId: number): Promise<number> =>
  orm.$count(pressRecipients, listed(deskId));

/** Names of the groups of a desk's recipients. */
export async function groupsInUse(orm: Orm, deskId: number): Promise<string[]> {
  const rows = await orm
    .selectDistinct({ name: sql<string>`unnest(${pressRecipients.groups})` })
    .from(pressRecipients)
    .where(listed(deskId));
  return rows.map(({ name }) => name);
}

const newValue = (column: string) => sql.raw(`excluded.${column}`);

/** Data that a desk enters for a recipient. */
export type RecipientDetails = Pick<RecipientRow, 'id' | 'name' | 'groups'>;

/** Changes the data of a recipient, but not the status: the recipient may unsubscribe at the same moment. */
export async function changeNameAndGroups(tx: Orm, { id, ...changes }: RecipientDetails): Promise<void> {
  await tx.update(pressRecipients).set(changes).where(eq(pressRecipients.id, id));
}

/** Inserts or updates recipients; a known address keeps its id. Recipients who have unsubscribed stay so. */
export const putRecipients = (tx: Orm, rows: NewRecipientRow[]): Promise<void> =>
  writeInChunks(rows, (chunk) =>
    tx
      .insert(pressRecipients)
      .values(chunk)
      .onConflictDoUpdate({
        target: [pressRecipients.deskId, pressRecipients.email],
        set: {
          name: newValue('name'),
          groups: newValue('groups'),
          status: newValue('status'),
          since: newValue('since'),
          reason: newValue('reason'),
          deletedAt: newValue('deleted_at'),
          token: newValue('token'),
        },
        setWhere: ne(pressRecipients.status, 'unsubscribed'),
      }),
  );

/** Changes a listed recipient; a bounced one becomes active again. @returns whether there is such a recipient. */
export async function changeListedRecipient(
  orm: Orm,
  { deskId, id }: { deskId: number; id: number },
  { now, ...changes }: { name: string; groups: string[]; now: Date },
): Promise<boolean> {
  const bounced = sql`${pressRecipients.status} = 'bounced'`;
  const changed = await orm
    .update(pressRecipients)
    .set({
      ...changes,
      status: sql`case when ${bounced} then 'active' else ${pressRecipients.status} end`,
      since: sql`case when ${bounced} then ${now.toISOString()}::timestamptz else ${pressRecipients.since} end`,
      reason: null,
    })
    .where(and(listed(deskId), eq(pressRecipients.id, id)))
    .returning({ id: pressRecipients.id });
  return changed.length > 0;
}

export async function removeListedRecipients(
  orm: Orm,
  deskId: number,
  ids: number[],
  now: Date,
): Promise<void> {
  await orm
    .update(pressRecipients)
    .set({ deletedAt: now })
    .where(and(listed(deskId), inArray(pressRecipients.id, ids)));
}

const removedSince = (deskId: number, ids: number[], since: Date) =>
  and(ofDesk(deskId), inArray(pressRecipients.id, ids), gte(pressRecipients.deletedAt, since));

export const countRemoved = (orm: Orm, deskId: number, ids: number[], since: Date): Promise<number> =>
  orm.$count(pressRecipients, removedSince(deskId, ids, since));

/** Restores recipients that were removed since a moment. */
export async function restoreRemovedRecipients(
  tx: Orm,
  deskId: number,
  ids: number[],
  since: Date,
): Promise<void> {
  await tx
    .update(pressRecipients)
    .set({ deletedAt: null })
    .where(removedSince(deskId, ids, since));
}

/**
 * Deletes recipients removed before a moment. Of those who unsubscribed themselves the address stays, without name and
 * groups, so that they cannot be added again against their will. The address also stays while letters to it are stored,
 * so that its recipient may still unsubscribe.
 */
export async function forgetRemoved(orm: Orm, before: Date): Promise<void> {
  const { deletedAt, status, name, groups } = pressRecipients;
  const storedLetters = orm
    .select({ id: pressLetters.id })
    .from(pressLetters)
    .where(eq(pressLetters.recipientId, pressRecipients.id));
  await orm
    .delete(pressRecipients)
    .where(and(lt(deletedAt, before), ne(status, 'unsubscribed'), notExists(storedLetters)));
  const hasNameOrGroups = sql`(${name} <> '' or cardinality(${groups}) > 0)`;
  await orm
    .update(pressRecipients)
    .set({ name: '', groups: [] })
    .where(and(isNotNull(deletedAt), lt(deletedAt, before), hasNameOrGroups));
}

const hasToken = (brand: Sigla, token: string) =>
  and(
    eq(pressRecipients.token, token),
    sql`${pressRecipients.deskId} in (select ${pressDesks.id} from ${pressDesks} where ${eq(pressDesks.brand, brand)})`,
  );

const isSubscribedWithToken = (brand: Sigla, token: string) =>
  and(hasToken(brand, token), ne(pressRecipients.status, 'unsubscribed'));

/**
 * Id of the desk whose recipient has this token; null if there is none, or the recipient has unsubscribed.
 */
export async function deskOfToken(orm: Orm, brand: Sigla, token: string): Promise<number | null> {
  const [row] = await orm
    .select({ deskId: pressRecipients.deskId })
    .from(pressRecipients)
    .where(isSubscribedWithToken(brand, token));
  return row?.deskId ?? null;
}

export async function unsubscribeRecipient(orm: Orm, brand: Sigla, token: string, now: Date): Promise<void> {
  await orm
    .update(pressRecipients)
    .set({ status: 'unsubscribed', since: now, reason: null })
    .where(isSubscribedWithToken(brand, token));
}

/**
 * What an address may get again: the review as a `recipient` on the list, or only `forwarded` ones because the desk has
 * removed it, or never had it.
 */
export type Resumed = 'recipient' | 'forwarded';

const toResumed = ([row]: { deletedAt: Date | null }[]): Resumed | null =>
  row ? (row.deletedAt ? 'forwarded' : 'recipient') : null;

/** @returns null if the token is unknown, or its recipient has not unsubscribed. */
export async function resubscribeRecipient(
  orm: Orm,
  brand: Sigla,
  token: string,
  now: Date,
): Promise<Resumed | null> {
  const resumed = await orm
    .update(pressRecipients)
    .set({ status: 'active', since: now })
    .where(and(hasToken(brand, token), eq(pressRecipients.status, 'unsubscribed')))
    .returning({ deletedAt: pressRecipients.deletedAt });
  return toResumed(resumed);
}

/** Records that an address outside the list wants no mail from a desk: reviews are no longer forwarded to it. */
export async function blockForwarding(
  orm: Orm,
  { deskId, email, token, now }: { deskId: number; email: string; token: string; now: Date },
): Promise<void> {
  const unsubscribed = { status: 'unsubscribed' as const, since: now, reason: null };
  await orm
    .insert(pressRecipients)
    .values({ deskId, email, token, name: '', groups: [], deletedAt: now, ...unsubscribed })
    .onConflictDoUpdate({
      target: [pressRecipients.deskId, pressRecipients.email],
      set: unsubscribed,
      setWhere: ne(pressRecipients.status, 'unsubscribed'),
    });
}

/** Allows forwarding to an address again. @returns null if it had not unsubscribed */
export async function allowForwarding(
  orm: Orm,
  { deskId, email, now }: { deskId: number; email: string; now: Date },
): Promise<Resumed | null> {
  const { deskId: desk, email: address, status, deletedAt } = pressRecipients;
  const resumed = await orm
    .update(pressRecipients)
    .set({ status: 'active', since: now })
    .where(and(eq(desk, deskId), eq(address, email), eq(status, 'unsubscribed')))
    .returning({ deletedAt });
  return toResumed(resumed);
}

/** Status of an address to which a review is forwarded; undefined where the desk does not know it. */
export async function recipientStatus(
  orm: Orm,
  deskId: number,
  email: string,
): Promise<RecipientRow['status'] | undefined> {
  const { status } = pressRecipients;
  const [row] = await orm
    .select({ status })
    .from(pressRecipients)
    .where(and(ofDesk(deskId), eq(pressRecipients.email, email)));
  return row?.status;
}
