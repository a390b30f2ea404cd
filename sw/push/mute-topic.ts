import { NewsstandDb } from '#device/db.ts';
import { OUTBOX_LOCK, topicAlertsEntry, topicAlertsKey } from '#device/outbox.ts';
import { readSession } from '#device/tables/session.ts';
import type { AlertMode } from '#domain/push/alert-rules.ts';
import { sendSoon } from '../outbox/send-soon.ts';

const db = new NewsstandDb();

/** Whether the reader hears no more of the topic; nobody's wishes are known. `sendSoon` tells the server. PSH-03 */
export const muteTopic = (topic: string, now: number): Promise<boolean> => queue(topic, 'off', now);

/** As before, if the server has not heard of it; else at once, as the alert had come to which it was said. */
export async function unmuteTopic(topic: string, now: number): Promise<void> {
  const key = topicAlertsKey(topic);
  const isUnheard = await alone(async () => {
    const waits = (await db.outbox.get(key)) !== undefined;
    await db.outbox.delete(key);
    return waits;
  });
  if (isUnheard) return;
  await queue(topic, 'now', now);
  await sendSoon();
}

/** What is sent just now would be taken out of the outbox under whatever was said since. */
const alone = <Value>(work: () => Promise<Value>): Promise<Value> =>
  navigator.locks.request(OUTBOX_LOCK, work) as Promise<Value>;

const queue = (topic: string, mode: AlertMode, now: number): Promise<boolean> =>
  alone(async () => {
    const session = await readSession(db);
    if (!session) return false;
    const { owner, accountOrigin = location.origin } = session;
    await db.outbox.put(topicAlertsEntry({ topic, mode, owner, accountOrigin }, now));
    return true;
  });
