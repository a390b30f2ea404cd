import { dayAt, instantOf } from '#domain/dates.ts';
import { type AlertDecision, decideAlert } from '#domain/push/alert-rules.ts';
import { storyOf } from '#domain/push/story.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { type AudienceReader, devicesOf, nextAudienceReaders } from '../../db/alert-audience.ts';
import { type AlertMessage, markDecided } from '../../db/alert-messages.ts';
import { readersWhoMuted } from '../../db/muted-stories.ts';
import {
  countSingleAlerts,
  lockDecisions,
  markSingleAlertsQueued,
  otherAlertsOnArticle,
  rulesOf,
  storeDecisions,
  unqueuedSingleAlerts,
} from '../../db/reader-alerts.ts';
import type { AlertJobs } from './alert-jobs.ts';
import { isAuthorAlert } from './author-alert-key.ts';
import { deliverJobs } from './deliver-jobs.ts';
import { expiryOf } from './message-lifetime.ts';

type Deps = {
  orm: Orm;
  jobs: AlertJobs;
  now: Date;
  /** Aborted when the server stops. */
  stopSignal: AbortSignal;
};

const READERS_PER_BATCH = 1000;

/**
 * Decides for every reader in the audience of a message, a thousand at a time: single alerts are queued, those for a
 * digest wait for its time, and a message that is too old by now is dropped. A run after a crash or a stop continues:
 * earlier decisions stay, and alerts that are queued twice are sent once. PSH-02
 * @throws the reason of the stop signal, so that the job is run again
 */
export async function planMessage(message: AlertMessage, deps: Deps): Promise<void> {
  let after: string | undefined;
  for (;;) {
    deps.stopSignal.throwIfAborted();
    const readers = await nextAudienceReaders(deps.orm, message, {
      after,
      limit: READERS_PER_BATCH,
      now: deps.now,
    });
    if (readers.length === 0) break;
    await planFor(message, readers, deps);
    after = readers.at(-1)?.readerId;
  }
  await markDecided(deps.orm, message.id, deps.now);
}

async function planFor(message: AlertMessage, readers: readonly AudienceReader[], deps: Deps) {
  const { orm, jobs, now } = deps;
  const { id: messageId, brand } = message;
  const readerIds = readers.map(({ readerId }) => readerId);
  await decideFor(message, readers, deps);
  // Those of a run that ended before it had queued them are among them.
  const singleAlerts = await unqueuedSingleAlerts(orm, messageId, readerIds);
  const devices = await devicesOf(
    orm,
    { brand, now },
    singleAlerts.map(({ readerId }) => readerId),
  );
  const topicOf = new Map(singleAlerts.map(({ readerId, topic }) => [readerId, topic]));
  const byTopic = Map.groupBy(devices, ({ readerId }) => topicOf.get(readerId) ?? null);
  // Queued first: after a crash in between they are queued twice, and sent by one of the jobs.
  await jobs.deliver(
    [...byTopic].flatMap(([topic, topicDevices]) =>
      deliverJobs({ brand, messageIds: [messageId], topic, until: expiryOf(message) }, topicDevices),
    ),
  );
  await markSingleAlertsQueued(orm, messageId, readerIds, now);
}

/** Decides for some readers, and stores that before another message to them is decided: their daily caps count both. */
async function decideFor(message: AlertMessage, readers: readonly AudienceReader[], { orm, now }: Deps) {
  const { id: messageId, brand, kind } = message;
  const readerIds = readers.map(({ readerId }) => readerId);
  const story = storyOf(message);
  const isTooLate = now > expiryOf(message);
  await orm.transaction(async (tx) => {
    await lockDecisions(tx, brand);
    const rules = await rulesOf(tx, brand, readerIds);
    const singleAlertsToday = await countSingleAlerts(tx, brand, readerIds, instantOf(dayAt(now), '00:00'));
    const muters = story === null ? new Set<string>() : await readersWhoMuted(tx, brand, story, readerIds);
    const othersOnArticle = isAuthorAlert(message)
      ? await otherAlertsOnArticle(tx, message, readerIds)
      : () => null;
    const rows = readers.flatMap(({ readerId, mode, topic }) => {
      const alert = { kind, mode, muted: muters.has(readerId) };
      const decision: AlertDecision = isTooLate
        ? { dropped: 'too-late' }
        : decideAlert(alert, rules(readerId), { now, sentToday: singleAlertsToday(readerId) });
      const row = { messageId, readerId, brand, topic, decidedAt: now };
      if ('dropped' in decision) return { ...row, dropped: decision.dropped };
      const { how, at: dueAt } = decision;
      return isNewsAfter(othersOnArticle(readerId), how) ? { ...row, how, dueAt } : [];
    });
    await storeDecisions(tx, rows);
  });
}

type How = 'alone' | 'digest' | null;

/** Whether an alert tells something new after another one on the same article: only if it comes sooner. */
const isNewsAfter = (other: How, how: How): boolean =>
  other === null || (other === 'digest' && how === 'alone');
