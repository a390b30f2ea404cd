import {
  type AlertDecision,
  type AlertMode,
  type AlertRules,
  decideWaiting,
} from '#domain/push/alert-rules.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { devicesOf } from '../../db/alert-audience.ts';
import {
  type DueAlert,
  dropWaiting,
  dueAlerts,
  markHandedOver,
  postponeWaiting,
  type ReaderOfPaper,
  readersWithDueDigest,
  rulesOf,
} from '../../db/reader-alerts.ts';
import { topicsOfReaders } from '../../db/reader-topics.ts';
import type { AlertJobs } from './alert-jobs.ts';
import { deliverJobs } from './deliver-jobs.ts';
import { digestExpiry } from './message-lifetime.ts';

type Deps = { orm: Orm; jobs: AlertJobs; now: Date };

const READERS_PER_BATCH = 500;

/** What a reader wants now, which may have changed since the alerts were decided. */
type Wishes = { rules: AlertRules; topics: ReadonlyMap<string, AlertMode> };

/**
 * Queues the digests that are due, without alerts that their reader no longer wants or that have waited too long.
 * PSH-02
 */
export async function queueDueDigests(deps: Deps): Promise<void> {
  const { orm, now } = deps;
  for (;;) {
    const readers = await readersWithDueDigest(orm, now, READERS_PER_BATCH);
    if (readers.length === 0) return;
    for (const [brand, ofPaper] of Map.groupBy(readers, (reader) => reader.brand)) {
      const readerIds = ofPaper.map(({ readerId }) => readerId);
      const [rules, topics] = await Promise.all([
        rulesOf(orm, brand, readerIds),
        topicsOfReaders(orm, brand, readerIds),
      ]);
      for (const reader of ofPaper) {
        const wishes = { rules: rules(reader.readerId), topics: topics(reader.readerId) };
        await queueDigest(reader, wishes, deps);
      }
    }
  }
}

async function queueDigest(reader: ReaderOfPaper, wishes: Wishes, deps: Deps): Promise<void> {
  const { orm, now } = deps;
  const decided = (await dueAlerts(orm, reader, now)).map((alert) => {
    const wanted = wantedBy(alert, wishes);
    const { messageId } = alert;
    return { messageId, topic: wanted?.topic ?? null, ...decide(alert, wanted !== null, wishes, now) };
  });
  const dropped = decided.flatMap((alert) => ('dropped' in alert ? alert : []));
  for (const [reason, alerts] of Map.groupBy(dropped, (alert) => alert.dropped))
    await dropWaiting(orm, reader, idsOf(alerts), reason);
  const waiting = decided.flatMap((alert) => ('at' in alert ? alert : []));
  const later = waiting.filter(({ at }) => at > now);
  for (const alerts of Map.groupBy(later, ({ at }) => at.getTime()).values())
    await postponeWaiting(orm, reader, idsOf(alerts), alerts[0]?.at ?? now);
  await send(
    reader,
    waiting.filter(({ at }) => at <= now),
    deps,
  );
}

const idsOf = (alerts: readonly { messageId: string }[]) => alerts.map(({ messageId }) => messageId);

/** The topic by which the reader still gets an alert, if it is about any; null if they do not want it any more. */
function wantedBy(
  { kind, edition, topic, topics }: DueAlert,
  { rules, topics: followed }: Wishes,
): { topic: string | null } | null {
  if (kind === 'edition') return rules.readyEdition === edition ? { topic: null } : null;
  if (topics.length === 0) return { topic: null };
  const wanted = [topic ?? '', ...topics].find((slug) => (followed.get(slug) ?? 'off') !== 'off');
  return wanted === undefined ? null : { topic: wanted };
}

function decide(
  { kind, muted, dueAt }: DueAlert,
  isWanted: boolean,
  { rules }: Wishes,
  now: Date,
): AlertDecision {
  if (dueAt && now > digestExpiry(dueAt)) return { dropped: 'too-late' };
  return decideWaiting({ kind, muted, mode: isWanted ? 'digest' : 'off' }, rules, now);
}

async function send(
  reader: ReaderOfPaper,
  alerts: readonly { messageId: string; topic: string | null }[],
  { orm, jobs, now }: Deps,
): Promise<void> {
  if (alerts.length === 0) return;
  const messageIds = idsOf(alerts);
  const [topic = null, ...otherTopics] = new Set(alerts.map((alert) => alert.topic));
  const digest = { brand: reader.brand, messageIds, topic: otherTopics.length > 0 ? null : topic };
  const devices = await devicesOf(orm, { brand: reader.brand, now }, [reader.readerId]);
  // Queued first: after a crash in between they are queued twice, and sent by one of the jobs.
  await jobs.deliver(deliverJobs({ ...digest, until: digestExpiry(now) }, devices));
  await markHandedOver(orm, reader, messageIds, now);
}
