import { dayAt, instantOf } from '#domain/dates.ts';
import { decideAlert } from '#domain/push/alert-rules.ts';
import { storyOf } from '#domain/push/story.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { devicesOf, type Hearer, nextHearers } from '../../db/alert-audience.ts';
import { type AlertMessage, markPlanned } from '../../db/alert-messages.ts';
import { mutersOf } from '../../db/muted-stories.ts';
import { countAlone, keepReaderAlerts, rulesOf } from '../../db/reader-alerts.ts';
import type { AlertJobs } from './alert-jobs.ts';
import { deliverJobs } from './deliver-jobs.ts';

type Deps = { orm: Orm; jobs: AlertJobs; now: Date };

const TOGETHER = 1000;

/**
 * Settles a message for everybody whom it is for, some hundreds at a time: what comes alone goes to those who send, what
 * is for a digest waits for its time. Run again after a crash it goes on: what was settled stays, and what was given to
 * those who send once more is sent once. PSH-02
 */
export async function planMessage(message: AlertMessage, deps: Deps): Promise<void> {
  let after: string | undefined;
  for (;;) {
    const hearers = await nextHearers(deps.orm, message, { after, limit: TOGETHER });
    if (hearers.length === 0) break;
    await planFor(message, hearers, deps);
    after = hearers.at(-1)?.readerId;
  }
  await markPlanned(deps.orm, message.id, deps.now);
}

async function planFor(message: AlertMessage, hearers: readonly Hearer[], { orm, jobs, now }: Deps) {
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
    // What comes alone comes now: it waits nowhere but with those who send.
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
  // First to those who send: should this end in between, it is given to them once more, and sent by one of them.
  await jobs.deliver(
    [...byTopic].flatMap(([topic, own]) => deliverJobs({ brand, messageIds: [messageId], topic }, own)),
  );
  await keepReaderAlerts(orm, rows);
}
