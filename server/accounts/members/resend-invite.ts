import { dayAt } from '#domain/dates.ts';
import { isRunning } from '#domain/products.ts';
import { DONE, failure, type Result } from '#server/base/result.ts';
import { findInvite, renewInvite } from '../db/member-invites.ts';
import { lockSeats } from '../db/subscription-members.ts';
import type { AccountContext } from '../identity/account-context.ts';
import type { TooMany } from '../identity/budget.ts';
import { makeInviteCode } from './invite-code.ts';
import { mailInvite } from './invite-mail.ts';
import { inviteExpiry } from './invite-member.ts';
import { countInvite } from './member-limits.ts';
import { findSharedPlan } from './read-seats.ts';

/**
 * Mails an invite again with its full number of days. Its code stays the same, because the holder may have passed it
 * on; an expired code is replaced. ACC-04
 */
export async function resendInvite(
  context: AccountContext,
  { readerId }: { readerId: string },
  { id, seat }: { id: number; seat: string },
): Promise<Result<void, 'no-such-seats' | 'subscription-not-active' | TooMany>> {
  const { identity, brand, now, client } = context;
  const { orm } = identity;
  const plan = await findSharedPlan(orm, { readerId, brand, now }, id);
  const existing = plan && (await findInvite(orm, id, seat));
  if (!plan || !existing) return failure('no-such-seats');
  if (!isRunning(plan, dayAt(now))) return failure('subscription-not-active');
  const counted = await countInvite(identity, { holderId: readerId, email: existing.email, client, now });
  if (!counted.ok) return counted;
  const invite = await orm.transaction(async (tx) => {
    await lockSeats(tx, id);
    const current = await findInvite(tx, id, seat);
    if (!current) return undefined;
    const code = current.expiresAt > now ? current.code : makeInviteCode();
    return await renewInvite(tx, seat, { code, expiresAt: inviteExpiry(now) });
  });
  if (!invite) return failure('no-such-seats');
  await mailInvite(context, { invite, holderId: readerId, plan });
  return DONE;
}
