import { dayAt, instantOf } from '#domain/dates.ts';
import { decideAlert } from '#domain/push/alert-rules.ts';
import { storyOf } from '#domain/push/story.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { type AudienceReader, devicesOf, nextAudienceReaders } from '../../db/alert-audience.ts';
import { type AlertMessage, markPlanned } from '../../db/alert-messages.ts';
import { mutersOf } from '../../db/muted-stories.ts';
import { countAlone, keepReaderAlerts, rulesOf } from '../../db/reader-alerts.ts';
import type { AlertJobs } from './alert-jobs.ts';
import { deliverJobs } from './deliver-jobs.ts';

type Deps = { orm: Orm; jobs: AlertJobs; now: Date };

const TOGETHER = 1000;

/**
 * Decides for every reader in the audience of a message, some hundreds at a time: single alerts are queued, those for a
 * digest wait for its time. A run after a crash continues: earlier decisions stay, and alerts that are queued twice are
 * sent once. PSH-02
 */
export async function planMessage(message: AlertMessage, deps: Deps): Promise<void> {
  let after: string | undefined;
  for (;;) {
    const hearers = await nextAudienceReaders(deps.orm, message, { after, limit: TOGETHER });
    if (hearers.length === 0) break;
    await planFor(message, hearers, deps);
    after = hearers.at(-1)?.readerId;
  }
  await markPlanned(deps.orm, message.id, deps.now);
}

async function planFor(message: AlertMessage, hearers: readonly AudienceReader[], { orm, jobs, now }: Deps) {
  const { id: messageId, brand, kind } = message;
  const readerIds = hearers.map(({ readerId }) => readerId);
  const today = instantOf(dayAt(now), '00:00');
  const story = storyOf(message);
  const [rules, alone, muters] = await Promise.all([
    rulesOf(orm, brand, readerIds),
    countAlone(orm, brand, readerIds, today),
    story === null ? new Set<string>() : mutersOf(orm, brand, story, readerIds),
  ]);
  const rows = hearers.map(({ readerId, mode, topic }) => {
    const decided = decideAlert({ kind, mode, muted: muters.has(readerId) }, rules(readerId), {
      now,
      sentToday: alone(readerId),
    });
    const row = { messageId, readerId, brand, topic, decidedAt: now };
    if ('dropped' in decided) return { ...row, dropped: decided.dropped };
    const { how, at } = decided;
    // A single alert is sent now: it waits only in the queue.
    return { ...row, how, dueAt: at, handedOverAt: how === 'alone' ? now : null };
  });
  const atOnce = rows.filter((row) => 'how' in row && row.how === 'alone');
  const devices = await devicesOf(
    orm,
    brand,
    atOnce.map(({ readerId }) => readerId),
  );
  const topicOf = new Map(atOnce.map(({ readerId, topic }) => [readerId, topic]));
  const byTopic = Map.groupBy(devices, ({ readerId }) => topicOf.get(readerId) ?? null);
  // Queued first: after a crash in between they are queued twice, and sent by one of the jobs.
  await jobs.deliver(
    [...byTopic].flatMap(([topic, own]) => deliverJobs({ brand, messageIds: [messageId], topic }, own)),
  );
  await keepReaderAlerts(orm, rows);
}
