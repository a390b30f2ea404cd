import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, asc, eq, gt } from '#server/base/db/drizzle.ts';
import { memberInvites } from '#server/base/db/schema/account-schema.ts';
import { readers, subscriptionMembers, subscriptions } from '#server/base/db/schema/readers-schema.ts';

export type InviteRow = typeof memberInvites.$inferSelect;
export type NewInvite = typeof memberInvites.$inferInsert;

const hasIds = (subscriptionId: number, id: string) =>
  and(eq(memberInvites.subscriptionId, subscriptionId), eq(memberInvites.id, id));

/** The invites of a subscription, the oldest first. */
export async function invitesOf(orm: Orm, subscriptionId: number): Promise<InviteRow[]> {
  return await orm
    .select()
    .from(memberInvites)
    .where(eq(memberInvites.subscriptionId, subscriptionId))
    .orderBy(asc(memberInvites.createdAt), asc(memberInvites.id));
}

/** @param tx with the subscription locked */
export async function addInvite(tx: Orm, row: NewInvite): Promise<InviteRow> {
  const [added] = await tx.insert(memberInvites).values(row).returning();
  if (!added) throw new Error('the insert of an invite returned no row');
  return added;
}

export async function findInvite(
  orm: Orm,
  subscriptionId: number,
  id: string,
): Promise<InviteRow | undefined> {
  return (await orm.select().from(memberInvites).where(hasIds(subscriptionId, id)))[0];
}

export async function findInviteByCode(orm: Orm, code: string): Promise<InviteRow | undefined> {
  return (await orm.select().from(memberInvites).where(eq(memberInvites.code, code)))[0];
}

/** Extends an invite that is about to be mailed again. It is marked as not sent until the mail has been handed over. */
export async function renewInvite(
  tx: Orm,
  id: string,
  { code, expiresAt }: Pick<InviteRow, 'code' | 'expiresAt'>,
): Promise<InviteRow | undefined> {
  const renewed = { code, expiresAt, sentAt: null };
  return (await tx.update(memberInvites).set(renewed).where(eq(memberInvites.id, id)).returning())[0];
}

/**
 * Marks an invite as sent once its mail was handed over. An invite that was used, removed or renewed meanwhile is left
 * unchanged.
 */
export async function markInviteSent(
  orm: Orm,
  { id, expiresAt }: Pick<InviteRow, 'id' | 'expiresAt'>,
  sentAt: Date,
): Promise<void> {
  await orm
    .update(memberInvites)
    .set({ sentAt })
    .where(and(eq(memberInvites.id, id), eq(memberInvites.expiresAt, expiresAt)));
}

/** @returns whether the invite existed. */
export async function removeInvite(tx: Orm, subscriptionId: number, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(memberInvites)
    .where(hasIds(subscriptionId, id))
    .returning({ id: memberInvites.id });
  return deleted.length > 0;
}

/** Open invites to an e-mail address on a paper, with the name of each subscription's holder. */
export async function openInvitesTo(
  orm: Orm,
  { email, brand, now }: { email: string; brand: Sigla; now: Date },
) {
  const isHolder = and(
    eq(subscriptionMembers.subscriptionId, subscriptions.id),
    eq(subscriptionMembers.role, 'holder'),
  );
  return await orm
    .select({
      id: memberInvites.id,
      code: memberInvites.code,
      expiresAt: memberInvites.expiresAt,
      product: subscriptions.product,
      gift: subscriptions.gift,
      cents: subscriptions.cents,
      status: subscriptions.status,
      recurring: subscriptions.recurring,
      endsOn: subscriptions.endsOn,
      renewsOn: subscriptions.renewsOn,
      holder: { name: readers.name, surname: readers.surname, companyName: readers.companyName },
    })
    .from(memberInvites)
    .innerJoin(subscriptions, eq(subscriptions.id, memberInvites.subscriptionId))
    .innerJoin(subscriptionMembers, isHolder)
    .innerJoin(readers, eq(readers.id, subscriptionMembers.readerId))
    .where(
      and(eq(memberInvites.email, email), eq(subscriptions.brand, brand), gt(memberInvites.expiresAt, now)),
    )
    .orderBy(asc(memberInvites.createdAt));
}
