import { dayAt } from '#domain/dates.ts';
import { INVITE_DAYS } from '#domain/members.ts';
import { isRunning } from '#domain/products.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { DONE, failure, type Result, success } from '#server/base/result.ts';
import { addInvite, type InviteRow, invitesOf } from '../db/member-invites.ts';
import { lockSeats, seatsOf } from '../db/subscription-members.ts';
import type { AccountContext } from '../identity/account-context.ts';
import type { TooMany } from '../identity/budget.ts';
import { makeInviteCode } from './invite-code.ts';
import { mailInvite } from './invite-mail.ts';
import { countInvite } from './member-limits.ts';
import { findSharedPlan } from './read-seats.ts';

const DAY_MS = 86_400_000;

export const inviteExpiry = (now: Date): Date => new Date(now.getTime() + INVITE_DAYS * DAY_MS);

/** Why no invite was sent: the code of the refusal. */
type InviteRefusal =
  | 'no-such-seats'
  | 'own-invite'
  | 'already-member'
  | 'already-invited'
  | 'no-seats'
  | 'subscription-not-active';

/** The invited person, with the e-mail in its stored form, and the id of the subscription. */
export type Invited = { id: number; email: string; name: string };

/**
 * Invites somebody to a seat of a subscription that the reader holds. Only what the holder can see anyway is looked up,
 * so that it does not reveal which addresses have an account. ACC-04
 */
export async function inviteMember(
  context: AccountContext,
  { readerId }: { readerId: string },
  invited: Invited,
): Promise<Result<void, InviteRefusal | TooMany>> {
  const { identity, brand, now, client } = context;
  const plan = await findSharedPlan(identity.orm, { readerId, brand, now }, invited.id);
  if (!plan) return failure('no-such-seats');
  const counted = await countInvite(identity, { holderId: readerId, email: invited.email, client, now });
  if (!counted.ok) return counted;
  const invite = await identity.orm.transaction((tx) =>
    reserveSeat(tx, invited, { holderId: readerId, now }),
  );
  if (!invite.ok) return invite;
  await mailInvite(context, { invite: invite.value, holderId: readerId, plan });
  return DONE;
}

async function reserveSeat(
  tx: Orm,
  { id, email, name }: Invited,
  { holderId, now }: { holderId: string; now: Date },
): Promise<Result<InviteRow, InviteRefusal>> {
  const plan = await lockSeats(tx, id);
  if (!plan) return failure('no-such-seats');
  if (!isRunning(plan, dayAt(now))) return failure('subscription-not-active');
  const people = await seatsOf(tx, id);
  const member = people.find((person) => person.email === email);
  if (member) return failure(member.readerId === holderId ? 'own-invite' : 'already-member');
  const invites = await invitesOf(tx, id);
  if (invites.some((invite) => invite.email === email)) return failure('already-invited');
  if (people.length + invites.length >= plan.seats) return failure('no-seats');
  const code = makeInviteCode();
  const row = { subscriptionId: id, email, name, code, createdAt: now, expiresAt: inviteExpiry(now) };
  return success(await addInvite(tx, row));
}
