import { NewsstandDb } from '#device/db.ts';
import { alertReactionKey, OUTBOX_LOCK, topicAlertsEntry, topicAlertsKey } from '#device/outbox-entries.ts';
import { queueAsReader } from '#device/queue-as-reader.ts';
import type { AlertMode } from '#domain/push/alert-rules.ts';
import type { PushedAlert } from '#domain/push/payload.ts';
import { sendWithRetry } from '../outbox/send-with-retry.ts';
import { queueReaction } from './report-reaction.ts';

const db = new NewsstandDb();

/**
 * Queues the muting of a topic, and the reaction to the alert; the caller sends the outbox. Returns false,
 * and queues nothing, without a signed-in reader. PSH-03
 */
export async function muteTopic(alert: PushedAlert, topic: string, now: number): Promise<boolean> {
  if (!(await queue(topic, 'off', now))) return false;
  await queueReaction(alert, 'opted-out', now);
  return true;
}

/**
 * Undoes the muting: drops the waiting change if the server has not received it; otherwise sets the topic to immediate
 * alerts, as the alert that was muted must have been.
 */
export async function unmuteTopic(alert: PushedAlert | null, topic: string, now: number): Promise<void> {
  const key = topicAlertsKey(topic);
  const isUnsent = await underOutboxLock(async () => {
    const isWaiting = (await db.outbox.get(key)) !== undefined;
    await db.outbox.bulkDelete([key, ...(alert ? [alertReactionKey(alert.id, 'opted-out')] : [])]);
    return isWaiting;
  });
  if (isUnsent) return;
  await queue(topic, 'now', now);
  await sendWithRetry();
}

/**
 * Runs an action under the outbox lock: an entry that is just being sent may reach the server even if it is
 * removed.
 */
const underOutboxLock = <Value>(action: () => Promise<Value>): Promise<Value> =>
  navigator.locks.request(OUTBOX_LOCK, action) as Promise<Value>;

const queue = (topic: string, mode: AlertMode, now: number): Promise<boolean> =>
  underOutboxLock(() =>
    queueAsReader(db, location.origin, (entryOwner) => topicAlertsEntry({ topic, mode, ...entryOwner }, now)),
  );
