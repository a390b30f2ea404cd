import { lettersOf } from '../db/press-letters.ts';
import { sendingByKey, sendingOf } from '../db/press-sendings.ts';
import { isPaid } from '../licence.ts';
import type { ReviewContext } from '../review-context.ts';
import { addresseesOf } from './audience.ts';
import { noteOrder, type OrderDeps, type OrderRefusal } from './order.ts';
import { countLetters } from './order-limit.ts';
import { storeSending } from './store-sending.ts';

type Wanted = { id: string; key: string; letters: readonly number[] };

/**
 * Sends letters of a sending again, with the same contents, as a new sending to those who may still get any. Null if
 * the sending is not of this desk, or the letters are not of the sending.
 */
export async function resendLetters(
  context: ReviewContext,
  { id, key, letters: ids }: Wanted,
  { jobs, secret }: OrderDeps,
): Promise<{ id: string } | OrderRefusal | null> {
  const { orm, desk, session, now } = context;
  const found = await sendingOf(orm, desk.id, id);
  if (!found) return null;
  const known = await sendingByKey(orm, desk.id, key);
  if (known !== null) return { id: known };
  const letters = (await lettersOf(orm, id)).filter((letter) => ids.includes(letter.id));
  if (letters.length < new Set(ids).size) return null;
  const addressees = await addresseesOf(orm, desk.id, {
    recipients: letters.flatMap(({ recipientId }) => recipientId ?? []),
    addresses: letters.flatMap(({ forwarded, email }) => (forwarded ? email : [])),
  });
  if (!addressees || addressees.length === 0) return 'nobody';
  const paid = await isPaid(orm, desk, now);
  const attesa = await countLetters(
    { orm, secret },
    { holder: desk.readerId, letters: addressees.length, paid },
  );
  if (attesa > 0) return { attesa };
  const { day, kind, subject, message, title, abstract, chapters } = found.sending;
  const again = { day, kind, subject, message, title, abstract, chapters };
  const ordered = { ...again, deskId: desk.id, key, orderedBy: session.readerId, dueAt: now };
  const resent = await storeSending({ orm, jobs, now }, ordered, addressees);
  await noteOrder(context, subject, addressees);
  return { id: resent };
}
