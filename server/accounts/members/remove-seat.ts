import { SHOWCASE } from '#domain/showcase.ts';
import { seatRemovedLetter } from '#server/base/mail/letters/seat-letters.ts';
import { removeInvite } from '../db/member-invites.ts';
import { findReader } from '../db/readers.ts';
import { lockSeats, removeMemberOf } from '../db/subscription-members.ts';
import type { AccountContext } from '../identity/account-context.ts';
import { nameOf } from '../readers/names.ts';
import { findSharedPlan } from './read-seats.ts';

/**
 * Removes a member's seat, and notifies the member by mail, or withdraws an invite. Entitlements are read at every
 * call, so the member's access ends immediately. ACC-04
 * @returns false if there is no such seat, or the reader may not remove it: the holder's seat cannot be removed.
 */
export async function removeSeat(
  context: AccountContext,
  { readerId }: { readerId: string },
  { id, seat }: { id: number; seat: string },
): Promise<boolean> {
  const { identity, brand, now } = context;
  const plan = await findSharedPlan(identity.orm, { readerId, brand, now }, id);
  if (!plan) return false;
  const removed = await identity.orm.transaction(async (tx) => {
    await lockSeats(tx, id);
    if (await removeMemberOf(tx, id, seat)) return 'member';
    return (await removeInvite(tx, id, seat)) ? 'invite' : null;
  });
  if (removed === 'member') {
    identity.backgroundTasks.run(async () => {
      const member = await findReader(identity.orm, seat);
      const holder = await findReader(identity.orm, readerId);
      if (!member || !holder) return;
      const url = new URL(SHOWCASE, context.mailOrigins.accountOrigin).href;
      const letterData = { name: member.name, holder: nameOf(holder), product: plan.product, url };
      await identity.mailer.send(brand, { to: member.email, ...seatRemovedLetter(brand, letterData) });
    });
  }
  return removed !== null;
}
