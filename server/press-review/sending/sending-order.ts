import { MAX_DAYS_AHEAD } from '#domain/press-review/addresses.ts';
import { clipsOfReview } from '#domain/press-review/review.ts';
import type { SendingRequest } from '#domain/press-review/sending.ts';
import { visibleWords } from '#domain/validation/free-words.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import { type Addressee, sendingByKey } from '../db/press-sendings.ts';
import type { DatedReviewContents } from '../documents/review-document.ts';
import type { ReviewContext } from '../review-context.ts';
import { readContents } from '../reviews/read-contents.ts';
import { addresseesOf } from './audience.ts';
import { type DispatchDeps, type DispatchRefusal, dispatch } from './dispatch.ts';

const DAY_MS = 86_400_000;
/** How far in the past the time of an order may be: the clocks of page and server may differ. */
const MAX_PAST_MS = 5 * 60_000;

/** Why an order cannot be read, neither for its preview nor for sending it. */
export type ReadRefusal = 'no-subject' | 'empty-review' | 'no-such-recipient';

export type ResolvedOrder = {
  contents: DatedReviewContents;
  addressees: Addressee[];
  subject: string;
  message: string;
};

/** Resolves an order: the contents that it would send at this moment, and its addressees. */
export async function resolveOrder(
  { orm, desk, now }: ReviewContext,
  { source, subject, message, recipients, addresses }: SendingRequest,
): Promise<Result<ResolvedOrder, ReadRefusal>> {
  const subjectLine = visibleWords(subject.replace(/\s+/gu, ' ')).trim();
  if (subjectLine === '') return failure('no-subject');
  const contents = await readContents(orm, { deskId: desk.id, source, now });
  if (!contents || clipsOfReview(contents).length === 0) return failure('empty-review');
  const addressees = await addresseesOf(orm, desk.id, { recipients, addresses });
  if (!addressees.ok) return addressees;
  const words = { subject: subjectLine, message: visibleWords(message).trim() };
  return success({ contents, addressees: addressees.value, ...words });
}

/**
 * Orders the sending of a review or a selection, as it is now, at the time of the order. Of orders with the
 * same key only the first is placed. @returns the id of the sending. PRS-04
 */
export async function placeSendingOrder(
  context: ReviewContext,
  order: SendingRequest,
  deps: DispatchDeps,
): Promise<Result<{ id: string }, ReadRefusal | DispatchRefusal | 'time-not-valid' | 'too-far-ahead'>> {
  const { orm, desk, now } = context;
  const existingId = await sendingByKey(orm, desk.id, order.key);
  if (existingId !== null) return success({ id: existingId });
  const at = order.at === null ? now : new Date(order.at);
  const aheadMs = at.getTime() - now.getTime();
  // An invalid time, such as a leap second, makes this NaN, for which no comparison is true.
  if (!(aheadMs >= -MAX_PAST_MS)) return failure('time-not-valid');
  if (aheadMs > MAX_DAYS_AHEAD * DAY_MS) return failure('too-far-ahead');
  const resolved = await resolveOrder(context, order);
  if (!resolved.ok) return resolved;
  const { contents, addressees, ...texts } = resolved.value;
  const sending = {
    ...contents,
    ...texts,
    key: order.key,
    dueAt: at > now ? at : now,
    kind: order.source.clips ? ('selection' as const) : ('review' as const),
  };
  return await dispatch(context, sending, addressees, deps);
}
