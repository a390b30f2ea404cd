import { randomUUID } from 'node:crypto';
import type { Orm } from '#server/base/db/connect.ts';
import { type Addressee, addSending, type NewSending, sendingByKey } from '../db/press-sendings.ts';
import type { SendingJobs } from './sending-jobs.ts';

type Deps = { orm: Orm; jobs: SendingJobs; now: Date };

export type UnstoredSending = Omit<NewSending, 'id' | 'orderedAt' | 'queuedAt' | 'doneAt' | 'cancelledAt'>;

/**
 * Stores a sending and, if it is due, queues it in the same transaction. If the desk already has a sending
 * with the same idempotency key, nothing is stored. @returns the id of the sending with this key
 */
export async function storeSending(
  { orm, jobs, now }: Deps,
  sending: UnstoredSending,
  addressees: readonly Addressee[],
): Promise<string> {
  const id = randomUUID();
  const isDue = sending.dueAt <= now;
  const added = await orm.transaction(async (tx) => {
    const row = { ...sending, id, orderedAt: now, queuedAt: isDue ? now : null };
    if (!(await addSending(tx, row, addressees))) return false;
    if (isDue) await jobs.enqueue(tx, id);
    return true;
  });
  if (added) return id;
  const first = await sendingByKey(orm, sending.deskId, sending.key);
  if (first === null) throw new Error('a sending was neither inserted nor found by its key');
  return first;
}
