import { MAX_DAYS_AHEAD } from '#domain/press-review/addresses.ts';
import { clipsOfReview } from '#domain/press-review/review.ts';
import type { SendingOrder } from '#domain/press-review/sending.ts';
import { visibleWords } from '#domain/validation/free-words.ts';
import type { IdentityService } from '#server/accounts/identity/identity-service.ts';
import { type Addressee, sendingByKey } from '../db/press-sendings.ts';
import type { ReviewContents } from '../documents/review-document.ts';
import { isPaid } from '../licence.ts';
import { type ReviewContext, recordUsage } from '../review-context.ts';
import { readContents } from '../reviews/read-contents.ts';
import { addresseesOf } from './audience.ts';
import { countLetters } from './order-limit.ts';
import type { SendingJobs } from './sending-jobs.ts';
import { storeSending } from './store-sending.ts';

const DAY_MS = 86_400_000;
/** How far in the past the time of an order may be: the clocks of page and server may differ. */
const PAST_MS = 5 * 60_000;

/** Why an order is refused; `attesa` is the number of seconds until another order is accepted. */
export type OrderRefusal =
  | 'nothing-to-send'
  | 'no-such-recipient'
  | 'nobody'
  | 'no-subject'
  | 'too-far'
  | 'no-time'
  | { attesa: number };

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
): Promise<ReadOrder | Extract<OrderRefusal, string>> {
  const line = visibleWords(subject.replace(/\s+/gu, ' ')).trim();
  if (line === '') return 'no-subject';
  const contents = await readContents(orm, { deskId: desk.id, source, now });
  if (!contents || clipsOfReview(contents).length === 0) return 'nothing-to-send';
  const addressees = await addresseesOf(orm, desk.id, { recipients, addresses });
  if (!addressees) return 'no-such-recipient';
  return { contents, addressees, subject: line, message: visibleWords(message).trim() };
}

export type OrderDeps = { jobs: SendingJobs; secret: IdentityService['secret'] };

/**
 * Sends a review or a selection, as it is now, at its time; an order with the same key is placed only once. @returns
 * the id of the sending. PRS-04
 */
export async function placeOrder(
  context: ReviewContext,
  order: SendingOrder,
  { jobs, secret }: OrderDeps,
): Promise<{ id: string } | OrderRefusal> {
  const { orm, desk, session, now } = context;
  const known = await sendingByKey(orm, desk.id, order.key);
  if (known !== null) return { id: known };
  const at = order.at === null ? now : new Date(order.at);
  const ahead = at.getTime() - now.getTime();
  // Some moments that can be written do not exist, such as leap seconds.
  if (!(ahead >= -PAST_MS)) return 'no-time';
  if (ahead > MAX_DAYS_AHEAD * DAY_MS) return 'too-far';
  const read = await readOrder(context, order);
  if (typeof read === 'string') return read;
  const { contents, addressees, ...words } = read;
  if (addressees.length === 0) return 'nobody';
  const paid = await isPaid(orm, desk, now);
  const attesa = await countLetters(
    { orm, secret },
    { holder: desk.readerId, letters: addressees.length, paid },
  );
  if (attesa > 0) return { attesa };
  const sending = {
    ...contents,
    ...words,
    ...{ deskId: desk.id, key: order.key, orderedBy: session.readerId, dueAt: at > now ? at : now },
    kind: order.source.clips ? ('selection' as const) : ('review' as const),
  };
  const id = await storeSending({ orm, jobs, now }, sending, addressees);
  await noteOrder(context, words.subject, addressees);
  return { id };
}

/** Records in the usage log that a review was sent to recipients and forwarded to others. */
export async function noteOrder(
  context: ReviewContext,
  what: string,
  addressees: readonly Addressee[],
): Promise<void> {
  const isForwarded = ({ recipientId }: Addressee) => recipientId === null;
  if (!addressees.every(isForwarded)) await recordUsage(context, { kind: 'sent', what });
  if (addressees.some(isForwarded)) await recordUsage(context, { kind: 'forwarded', what });
}
