import type { Orm } from '#server/base/db/connect.ts';
import { devicesOf } from '../../db/alert-audience.ts';
import { dueMessages, markHandedOver, readersWithDueDigest } from '../../db/reader-alerts.ts';
import type { AlertJobs } from './alert-jobs.ts';
import { deliverJobs } from './deliver-jobs.ts';

type Deps = { orm: Orm; jobs: AlertJobs; now: Date };

const READERS_PER_BATCH = 500;

/** Queues the digests that are due. PSH-02 */
export async function queueDueDigests({ orm, jobs, now }: Deps): Promise<void> {
  for (;;) {
    const readers = await readersWithDueDigest(orm, now, READERS_PER_BATCH);
    if (readers.length === 0) return;
    for (const reader of readers) await queueDigest(reader, { orm, jobs, now });
  }
}

type Reader = Awaited<ReturnType<typeof readersWithDueDigest>>[number];

async function queueDigest(reader: Reader, { orm, jobs, now }: Deps): Promise<void> {
  const due = await dueMessages(orm, reader, now);
  const messageIds = due.map(({ messageId }) => messageId);
  const topic = due.length === 1 ? (due[0]?.topic ?? null) : null;
  const devices = await devicesOf(orm, reader.brand, [reader.readerId]);
  // Queued first: after a crash in between they are queued twice, and sent by one of the jobs.
  await jobs.deliver(deliverJobs({ brand: reader.brand, messageIds, topic }, devices));
  await markHandedOver(orm, reader, messageIds, now);
}
