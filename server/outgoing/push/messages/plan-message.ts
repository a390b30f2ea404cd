import { dayAt, instantOf } from '#domain/dates.ts';
import { type AlertDecision, decideAlert } from '#domain/push/alert-rules.ts';
import { storyOf } from '#domain/push/story.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { type AudienceReader, devicesOf, nextAudienceReaders } from '../../db/alert-audience.ts';
import { type AlertMessage, markDecided } from '../../db/alert-messages.ts';
import { readersWhoMuted } from '../../db/muted-stories.ts';
import { countSingleAlerts, rulesOf, storeDecisions } from '../../db/reader-alerts.ts';
import type { AlertJobs } from './alert-jobs.ts';
import { deliverJobs } from './deliver-jobs.ts';
import { expiryOf } from './message-lifetime.ts';

type Deps = { orm: Orm; jobs: AlertJobs; now: Date };

const READERS_PER_BATCH = 1000;

/**
 * Decides for every reader in the audience of a message, a thousand at a time: single alerts are queued, those for a
 * digest wait for its time, and a message that is too old by now is dropped. A run after a crash continues: earlier
 * decisions stay, and alerts that are queued twice are sent once. PSH-02
 */
export async function planMessage(message: AlertMessage, deps: Deps): Promise<void> {
  let after: string | undefined;
  for (;;) {
    const readers = await nextAudienceReaders(deps.orm, message, { after, limit: READERS_PER_BATCH });
    if (readers.length === 0) break;
    await planFor(message, readers, deps);
    after = readers.at(-1)?.readerId;
  }
  await markDecided(deps.orm, message.id, deps.now);
}

async function planFor(message: AlertMessage, readers: readonly AudienceReader[], { orm, jobs, now }: Deps) {
  const { id: messageId, brand, kind } = message;
  const readerIds = readers.map(({ readerId }) => readerId);
  const startOfToday = instantOf(dayAt(now), '00:00');
  const story = storyOf(message);
  const until = expiryOf(message);
  const [rules, singleAlertsToday, muters] = await Promise.all([
    rulesOf(orm, brand, readerIds),
    countSingleAlerts(orm, brand, readerIds, startOfToday),
    story === null ? new Set<string>() : readersWhoMuted(orm, brand, story, readerIds),
  ]);
  const rows = readers.map(({ readerId, mode, topic }) => {
    const alert = { kind, mode, muted: muters.has(readerId) };
    const decision: AlertDecision =
      now > until
        ? { dropped: 'too-late' }
        : decideAlert(alert, rules(readerId), { now, sentToday: singleAlertsToday(readerId) });
    const row = { messageId, readerId, brand, topic, decidedAt: now };
    if ('dropped' in decision) return { ...row, dropped: decision.dropped };
    const { how, at: dueAt } = decision;
    // A single alert is sent now: it waits only in the queue.
    return { ...row, how, dueAt, handedOverAt: how === 'alone' ? now : null };
  });
  const singleAlerts = rows.filter((row) => 'how' in row && row.how === 'alone');
  const devices = await devicesOf(
    orm,
    brand,
    singleAlerts.map(({ readerId }) => readerId),
  );
  const topicOf = new Map(singleAlerts.map(({ readerId, topic }) => [readerId, topic]));
  const byTopic = Map.groupBy(devices, ({ readerId }) => topicOf.get(readerId) ?? null);
  // Queued first: after a crash in between they are queued twice, and sent by one of the jobs.
  await jobs.deliver(
    [...byTopic].flatMap(([topic, topicDevices]) =>
      deliverJobs({ brand, messageIds: [messageId], topic, until }, topicDevices),
    ),
  );
  await storeDecisions(orm, rows);
}
