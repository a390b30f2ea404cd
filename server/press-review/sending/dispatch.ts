import type { IdentityService } from '#server/accounts/identity/identity-service.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import type { Addressee } from '../db/press-sendings.ts';
import { isPaid } from '../licence.ts';
import { type ReviewContext, recordUsage } from '../review-context.ts';
import { countLetters } from './order-limit.ts';
import type { SendingJobs } from './sending-jobs.ts';
import { storeSending, type UnstoredSending } from './store-sending.ts';

export type DispatchDeps = { jobs: SendingJobs; secret: IdentityService['secret'] };

/** `wait` is the number of seconds until so many letters are accepted. */
export type DispatchRefusal = 'no-addressee' | { wait: number };

/** Stores a sending that a reader orders, if the desk may send so many letters now. @returns the id of the sending */
export async function dispatch(
  context: ReviewContext,
  sending: Omit<UnstoredSending, 'deskId' | 'orderedBy'>,
  addressees: readonly Addressee[],
  { jobs, secret }: DispatchDeps,
): Promise<Result<{ id: string }, DispatchRefusal>> {
  if (addressees.length === 0) return failure('no-addressee');
  const { orm, desk, session, now } = context;
  const paid = await isPaid(orm, desk, now);
  const wait = await countLetters(
    { orm, secret },
    { holder: desk.readerId, letters: addressees.length, isPaid: paid },
  );
  if (wait > 0) return failure({ wait });
  const ordered = { ...sending, deskId: desk.id, orderedBy: session.readerId };
  const id = await storeSending({ orm, jobs, now }, ordered, addressees);
  await recordOrder(context, sending.subject, addressees);
  return success({ id });
}

/** Records in the usage log that a review was sent to recipients and forwarded to others. */
async function recordOrder(
  context: ReviewContext,
  what: string,
  addressees: readonly Addressee[],
): Promise<void> {
  const isForwarded = ({ recipientId }: Addressee) => recipientId === null;
  if (!addressees.every(isForwarded)) await recordUsage(context, { kind: 'sent', what });
  if (addressees.some(isForwarded)) await recordUsage(context, { kind: 'forwarded', what });
}
