import type { Brand } from '#domain/brands/brand.ts';
import { type Invite, isShared, type Member, type Seats } from '#domain/members.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { type InviteRow, invitesOf } from '../db/member-invites.ts';
import { findSubscriptionHeldBy, type SeatRow, seatsOf } from '../db/subscription-members.ts';
import type { SubscriptionRow } from '../db/subscriptions.ts';
import { nameOf } from '../readers/names.ts';

/** The reader, the paper and the time of a call that concerns seats. */
export type HolderCall = { readerId: string; brand: Pick<Brand, 'sigla'>; now: Date };

/** A family's or a company's subscription that the reader holds; undefined for any other. */
export async function findSharedPlan(
  orm: Orm,
  { readerId, brand }: HolderCall,
  id: number,
): Promise<SubscriptionRow | undefined> {
  const subscription = await findSubscriptionHeldBy(orm, { readerId, brand: brand.sigla }, id);
  return subscription && isShared(subscription.plan) ? subscription : undefined;
}

/** The seats of a subscription that the reader holds; null for any other. ACC-04 */
export async function readSeats(orm: Orm, call: HolderCall, id: number): Promise<Seats | null> {
  const plan = await findSharedPlan(orm, call, id);
  if (!plan) return null;
  const people = await seatsOf(orm, id);
  const invites = await invitesOf(orm, id);
  const [holder, ...members] = people.map(toMember);
  if (!holder) throw new Error('a subscription has no holder');
  return {
    total: plan.seats,
    used: people.length + invites.length,
    holder,
    members,
    invites: invites.map((invite) => toInvite(invite, call.now)),
  };
}

const toMember = (row: SeatRow): Member => ({
  id: row.readerId,
  name: nameOf(row),
  email: row.email,
  since: row.since.toISOString(),
});

const toInvite = ({ id, name, email, code, sentAt, expiresAt }: InviteRow, now: Date): Invite => ({
  id,
  name,
  email,
  code,
  state: expiresAt <= now ? 'expired' : sentAt === null ? 'to_send_activation' : 'email_sent',
  sentAt: sentAt?.toISOString() ?? null,
  expiresAt: expiresAt.toISOString(),
});
