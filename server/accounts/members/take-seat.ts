import { SUBSCRIPTIONS } from '#domain/addresses.ts';
import { dayAt } from '#domain/dates.ts';
import { isShared, type TakenSeat } from '#domain/members.ts';
import { isRunning } from '#domain/products.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { seatTakenLetter } from '#server/base/mail/letters/seat-letters.ts';
import { findInviteByCode, removeInvite } from '../db/member-invites.ts';
import { findReader, type ReaderRow } from '../db/readers.ts';
import { addMember, lockSeats, type SeatRow, seatsOf } from '../db/subscription-members.ts';
import { subscriptionsOf } from '../db/subscriptions.ts';
import type { AccountContext } from '../identity/account-context.ts';
import { nameOf } from '../readers/names.ts';
import { countSeatCode } from './member-limits.ts';

/** Why no seat was taken: the code of the refusal. */
export type SeatRefusal =
  | 'ERR_CODE_NOT_VALID'
  | 'ERR_INVITE_OF_ANOTHER'
  | 'ERR_ALREADY_MEMBER'
  | 'ERR_NO_SEATS'
  | 'ERR_SUBSCRIPTION_NOT_ACTIVE';

type Taken = { seat: TakenSeat; holder: SeatRow };

/**
 * Gives the seat of an invite to the reader it was sent to, and tells the holder. Of many who use a code at once one has
 * it. ACC-04
 */
export async function takeSeat(
  context: AccountContext,
  { readerId }: { readerId: string },
  code: string,
): Promise<TakenSeat | SeatRefusal | { wait: number }> {
  const { identity, brand } = context;
  const wait = await countSeatCode(identity, readerId);
  if (wait > 0) return { wait };
  const reader = await findReader(identity.orm, readerId);
  if (!reader) return 'ERR_CODE_NOT_VALID';
  const taken = await identity.orm.transaction((tx) => take(tx, context, reader, code));
  if (taken === 'ERR_CODE_NOT_VALID' && (await hasSeat(context, readerId))) return 'ERR_ALREADY_MEMBER';
  if (typeof taken === 'string') return taken;
  identity.backgroundTasks.run(async () => {
    const told = { name: taken.holder.name, member: nameOf(reader), email: reader.email };
    const letter = seatTakenLetter(brand, {
      ...told,
      url: new URL(SUBSCRIPTIONS, context.mailOrigins.accountOrigin).href,
    });
    await identity.mailer.send(brand, { to: taken.holder.email, ...letter });
  });
  return taken.seat;
}

async function take(
  tx: Orm,
  { brand, now }: Pick<AccountContext, 'brand' | 'now'>,
  reader: ReaderRow,
  code: string,
): Promise<Taken | SeatRefusal> {
  const found = await findInviteByCode(tx, code);
  const plan = found && (await lockSeats(tx, found.subscriptionId));
  // Another may have used it, or the holder taken it back, before the seats were locked.
  const invite = plan && (await findInviteByCode(tx, code));
  if (!invite || plan.brand !== brand.sigla || !isShared(plan.plan)) return 'ERR_CODE_NOT_VALID';
  if (invite.expiresAt <= now) return 'ERR_CODE_NOT_VALID';
  if (invite.email !== reader.email) return 'ERR_INVITE_OF_ANOTHER';
  if (!isRunning(plan, dayAt(now))) return 'ERR_SUBSCRIPTION_NOT_ACTIVE';
  const people = await seatsOf(tx, plan.id);
  const [holder] = people;
  if (holder?.role !== 'holder') throw new Error('a subscription has no holder');
  if (people.some(({ readerId }) => readerId === reader.id)) return 'ERR_ALREADY_MEMBER';
  // Fewer than when it was sent: a smaller plan since then.
  if (people.length >= plan.seats) return 'ERR_NO_SEATS';
  await addMember(tx, plan.id, { readerId: reader.id, since: now });
  await removeInvite(tx, plan.id, invite.id);
  return { holder, seat: { product: plan.product, plan: plan.plan, holder: nameOf(holder) } };
}

/** Whoever opens the mail's link once more is not told that the code is wrong. */
async function hasSeat({ identity, brand, now }: AccountContext, readerId: string): Promise<boolean> {
  const today = dayAt(now);
  const held = await subscriptionsOf(identity.orm, readerId, brand.sigla, today);
  return held.some((one) => one.role === 'secondary' && isRunning(one, today));
}
