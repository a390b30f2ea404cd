import type { Orm } from '#server/base/db/connect.ts';
import { devicesOf } from '../../db/alert-audience.ts';
import { dueMessages, markHandedOver, readersWithDue } from '../../db/reader-alerts.ts';
import type { AlertJobs } from './alert-jobs.ts';
import { deliverJobs } from './deliver-jobs.ts';

type Deps = { orm: Orm; jobs: AlertJobs; now: Date };

const TOGETHER = 500;

/** Gives what was gathered, and whose time has come, to those who send. PSH-02 */
export async function gatherDue({ orm, jobs, now }: Deps): Promise<void> {
  for (;;) {
    const readers = await readersWithDue(orm, now, TOGETHER);
    if (readers.length === 0) return;
    for (const reader of readers) await gatherFor(reader, { orm, jobs, now });
  }
}

type Reader = Awaited<ReturnType<typeof readersWithDue>>[number];

async function gatherFor(reader: Reader, { orm, jobs, now }: Deps): Promise<void> {
  const due = await dueMessages(orm, reader, now);
  const messageIds = due.map(({ messageId }) => messageId);
  const topic = due.length === 1 ? (due[0]?.topic ?? null) : null;
  const devices = await devicesOf(orm, reader.brand, [reader.readerId]);
  // First to those who send: should this end in between, it is given to them once more, and sent by one of them.
  await jobs.deliver(deliverJobs({ brand: reader.brand, messageIds, topic }, devices));
  await markHandedOver(orm, reader, messageIds, now);
}
