import { NewsstandDb } from '#device/db.ts';
import { alertToldKey, OUTBOX_LOCK, topicAlertsEntry, topicAlertsKey } from '#device/outbox.ts';
import { queueAsReader } from '#device/queue-as-reader.ts';
import type { AlertMode } from '#domain/push/alert-rules.ts';
import type { PushedAlert } from '#domain/push/payload.ts';
import { sendWithRetry } from '../outbox/send-with-retry.ts';
import { queueReaction } from './report-reaction.ts';

const db = new NewsstandDb();

/** Whether the reader hears no more of the topic; nobody's wishes are known. `sendSoon` tells the server. PSH-03 */
export async function muteTopic(alert: PushedAlert, topic: string, now: number): Promise<boolean> {
  if (!(await queue(topic, 'off', now))) return false;
  await queueReaction(alert, 'opted-out', now);
  return true;
}

/** As before, if the server has not heard of it; else at once, as the alert had come to which it was said. */
export async function unmuteTopic(alert: PushedAlert | null, topic: string, now: number): Promise<void> {
  const key = topicAlertsKey(topic);
  const isUnheard = await alone(async () => {
    const waits = (await db.outbox.get(key)) !== undefined;
    await db.outbox.bulkDelete([key, ...(alert ? [alertToldKey(alert.id, 'opted-out')] : [])]);
    return waits;
  });
  if (isUnheard) return;
  await queue(topic, 'now', now);
  await sendWithRetry();
}

/** What is sent just now may be heard although it is taken out of the outbox. */
const alone = <Value>(work: () => Promise<Value>): Promise<Value> =>
  navigator.locks.request(OUTBOX_LOCK, work) as Promise<Value>;

const queue = (topic: string, mode: AlertMode, now: number): Promise<boolean> =>
  alone(() =>
    queueAsReader(db, location.origin, (whose) => topicAlertsEntry({ topic, mode, ...whose }, now)),
  );
