import { and, asc, eq, gt } from 'drizzle-orm';
import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { memberInvites } from '#server/base/db/schema/account-schema.ts';
import { readers, subscriptionMembers, subscriptions } from '#server/base/db/schema/readers-schema.ts';

export type InviteRow = typeof memberInvites.$inferSelect;
export type NewInvite = typeof memberInvites.$inferInsert;

const isOf = (subscriptionId: number, id: string) =>
  and(eq(memberInvites.subscriptionId, subscriptionId), eq(memberInvites.id, id));

/** Those of a subscription, the first made first. */
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
  if (!added) throw new Error('an invite was added and has no row');
  return added;
}

export async function findInvite(
  orm: Orm,
  subscriptionId: number,
  id: string,
): Promise<InviteRow | undefined> {
  return (await orm.select().from(memberInvites).where(isOf(subscriptionId, id)))[0];
}

export async function findInviteByCode(orm: Orm, code: string): Promise<InviteRow | undefined> {
  return (await orm.select().from(memberInvites).where(eq(memberInvites.code, code)))[0];
}

/** Has it last longer, and be mailed once more: whether that works is not known yet. */
export async function renewInvite(
  tx: Orm,
  id: string,
  { code, expiresAt }: Pick<InviteRow, 'code' | 'expiresAt'>,
): Promise<InviteRow | undefined> {
  const fresh = { code, expiresAt, sentAt: null };
  return (await tx.update(memberInvites).set(fresh).where(eq(memberInvites.id, id)).returning())[0];
}

/** Its mail was handed over. One that was used, removed or renewed meanwhile is left as it is. */
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

/** @returns whether it was there. */
export async function removeInvite(tx: Orm, subscriptionId: number, id: string): Promise<boolean> {
  const gone = await tx
    .delete(memberInvites)
    .where(isOf(subscriptionId, id))
    .returning({ id: memberInvites.id });
  return gone.length > 0;
}

/** Invites to seats on a paper that wait for an e-mail, with who holds the subscription. */
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
