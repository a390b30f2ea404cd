import { SUBSCRIPTIONS } from '#domain/addresses.ts';
import { dayAt } from '#domain/dates.ts';
import { isShared, type TakenSeat } from '#domain/members.ts';
import { isRunning } from '#domain/products.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { seatTakenLetter } from '#server/base/mail/letters/seat-letters.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import { findInviteByCode, removeInvite } from '../db/member-invites.ts';
import { findReader, type ReaderRow } from '../db/readers.ts';
import { addMember, lockSeats, type SeatRow, seatsOf } from '../db/subscription-members.ts';
import { subscriptionsOf } from '../db/subscriptions.ts';
import type { AccountContext } from '../identity/account-context.ts';
import { nameOf } from '../readers/names.ts';
import { countSeatCode } from './member-limits.ts';

/** Why no seat was taken. `other-invite`: the invite was sent to another e-mail address. */
type SeatRefusal =
  | 'code-not-valid'
  | 'other-invite'
  | 'already-member'
  | 'no-seats'
  | 'subscription-not-active';

type SeatWithHolder = { seat: TakenSeat; holder: SeatRow };

/**
 * Gives the seat of an invite to the reader it was sent to, and notifies the holder. If a code is used
 * several times concurrently, only one use succeeds. `wait`: seconds until the reader may try a code again.
 * ACC-04
 */
export async function takeSeat(
  context: AccountContext,
  { readerId }: { readerId: string },
  code: string,
): Promise<Result<TakenSeat, SeatRefusal | { wait: number }>> {
  const { identity, brand } = context;
  const wait = await countSeatCode(identity, readerId);
  if (wait > 0) return failure({ wait });
  const reader = await findReader(identity.orm, readerId);
  if (!reader) return failure('code-not-valid');
  const taken = await identity.orm.transaction((tx) => takeUnderLock(tx, context, reader, code));
  if (!taken.ok) {
    const isMemberAlready = taken.error === 'code-not-valid' && (await hasSeat(context, readerId));
    return isMemberAlready ? failure('already-member') : taken;
  }
  const { seat, holder } = taken.value;
  identity.backgroundTasks.run(async () => {
    const letterData = { name: holder.name, member: nameOf(reader), email: reader.email };
    const letter = seatTakenLetter(brand, {
      ...letterData,
      url: new URL(SUBSCRIPTIONS, context.mailOrigins.accountOrigin).href,
    });
    await identity.mailer.send(brand, { to: holder.email, ...letter });
  });
  return success(seat);
}

async function takeUnderLock(
  tx: Orm,
  { brand, now }: Pick<AccountContext, 'brand' | 'now'>,
  reader: ReaderRow,
  code: string,
): Promise<Result<SeatWithHolder, SeatRefusal>> {
  const found = await findInviteByCode(tx, code);
  const subscription = found && (await lockSeats(tx, found.subscriptionId));
  // The invite is read again under the lock, because it may have been used or withdrawn before the seats were locked.
  const invite = subscription && (await findInviteByCode(tx, code));
  if (!invite || subscription.brand !== brand.sigla || !isShared(subscription.plan))
    return failure('code-not-valid');
  if (invite.expiresAt <= now) return failure('code-not-valid');
  if (invite.email !== reader.email) return failure('other-invite');
  if (!isRunning(subscription, dayAt(now))) return failure('subscription-not-active');
  const takenSeats = await seatsOf(tx, subscription.id);
  const [holder] = takenSeats;
  if (holder?.role !== 'holder') throw new Error('a subscription has no holder');
  if (takenSeats.some(({ readerId }) => readerId === reader.id)) return failure('already-member');
  // There may be fewer seats than when the invite was sent, after a change to a smaller plan.
  if (takenSeats.length >= subscription.seats) return failure('no-seats');
  await addMember(tx, subscription.id, { readerId: reader.id, since: now });
  await removeInvite(tx, subscription.id, invite.id);
  return success({
    holder,
    seat: { product: subscription.product, plan: subscription.plan, holder: nameOf(holder) },
  });
}

/** Whether the reader has a seat already: opening the mail's link again must not be reported as a wrong code. */
async function hasSeat({ identity, brand, now }: AccountContext, readerId: string): Promise<boolean> {
  const today = dayAt(now);
  const subscriptions = await subscriptionsOf(identity.orm, readerId, brand.sigla, today);
  return subscriptions.some(
    (subscription) => subscription.role === 'secondary' && isRunning(subscription, today),
  );
}
