import { MAX_DAYS_AHEAD } from '#domain/press-review/addresses.ts';
import { clipsOfReview } from '#domain/press-review/review.ts';
import type { SendingOrder } from '#domain/press-review/sending.ts';
import { visibleWords } from '#domain/validation/free-words.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import { type Addressee, sendingByKey } from '../db/press-sendings.ts';
import type { ReviewContents } from '../documents/review-document.ts';
import type { ReviewContext } from '../review-context.ts';
import { readContents } from '../reviews/read-contents.ts';
import { addresseesOf } from './audience.ts';
import { type DispatchDeps, type DispatchRefusal, dispatch } from './dispatch.ts';

const DAY_MS = 86_400_000;
/** How far in the past the time of an order may be: the clocks of page and server may differ. */
const PAST_MS = 5 * 60_000;

/** Why an order cannot be read, neither for its preview nor for sending it. */
export type ReadRefusal = 'no-subject' | 'empty-review' | 'no-such-recipient';

export type ReadOrder = {
  contents: ReviewContents;
  addressees: Addressee[];
  subject: string;
  message: string;
};

/** Reads what an order sends at this moment, and to whom. */
export async function readOrder(
  { orm, desk, now }: ReviewContext,
  { source, subject, message, recipients, addresses }: SendingOrder,
): Promise<Result<ReadOrder, ReadRefusal>> {
  const line = visibleWords(subject.replace(/\s+/gu, ' ')).trim();
  if (line === '') return failure('no-subject');
  const contents = await readContents(orm, { deskId: desk.id, source, now });
  if (!contents || clipsOfReview(contents).length === 0) return failure('empty-review');
  const addressees = await addresseesOf(orm, desk.id, { recipients, addresses });
  if (!addressees.ok) return addressees;
  const words = { subject: line, message: visibleWords(message).trim() };
  return success({ contents, addressees: addressees.value, ...words });
}

/**
 * Sends a review or a selection, as it is now, at its time; an order with the same key is placed only once. @returns
 * the id of the sending. PRS-04
 */
export async function placeOrder(
  context: ReviewContext,
  order: SendingOrder,
  deps: DispatchDeps,
): Promise<Result<{ id: string }, ReadRefusal | DispatchRefusal | 'time-not-valid' | 'too-far-ahead'>> {
  const { orm, desk, now } = context;
  const known = await sendingByKey(orm, desk.id, order.key);
  if (known !== null) return success({ id: known });
  const at = order.at === null ? now : new Date(order.at);
  const ahead = at.getTime() - now.getTime();
  // Some moments that can be written do not exist, such as leap seconds.
  if (!(ahead >= -PAST_MS)) return failure('time-not-valid');
  if (ahead > MAX_DAYS_AHEAD * DAY_MS) return failure('too-far-ahead');
  const read = await readOrder(context, order);
  if (!read.ok) return read;
  const { contents, addressees, ...words } = read.value;
  const sending = {
    ...contents,
    ...words,
    ...{ key: order.key, dueAt: at > now ? at : now },
    kind: order.source.clips ? ('selection' as const) : ('review' as const),
  };
  return await dispatch(context, sending, addressees, deps);
}
