import { NOTICES } from '#domain/addresses.ts';
import type { PushedAlert } from '#domain/push/payload.ts';
import { sendSoon } from '../outbox/send-soon.ts';
import { goTo } from './go-to.ts';
import { muteTopic, unmuteTopic } from './mute-topic.ts';
import { saveArticle } from './save-article.ts';
import { noteRead } from './saved-alerts.ts';
import { show } from './show.ts';
import { mutedNotification, readShown } from './shown-alert.ts';
import { queueTold } from './tell-of-alert.ts';
import type { WorkerEvent } from './worker-event.ts';

type Press = { action: string; notification: { data: unknown; close(): void } };

/** What a reader presses is done; where it cannot be, the alert opens. PSH-03 */
export function onNotificationClick(event: WorkerEvent & Press): void {
  event.notification.close();
  event.waitUntil(act(event));
}

async function act({ action, notification }: Press): Promise<void> {
  const now = Date.now();
  const shown = readShown(notification.data);
  if (shown?.muted !== undefined) {
    if (action === 'annulla') await unmuteTopic(shown.alert, shown.muted, now);
    return;
  }
  const alert = shown?.alert;
  if (!alert) return await goTo(NOTICES);
  // The window comes before all that may take its time, or fail.
  const leading = isOpening(action, alert) ? goTo(alert.path) : undefined;
  await Promise.allSettled([leading, noteRead(alert.id)]);
  if (leading) {
    await Promise.allSettled([queueTold(alert, 'opened', now).then(sendSoon)]);
    return await leading;
  }
  const done = await (action === 'salva' ? save(alert, now) : mute(alert, now)).catch(() => false);
  if (!done) await goTo(alert.path);
}

const isOpening = (action: string, { articleId, topic }: PushedAlert): boolean =>
  !(action === 'salva' && articleId !== null) && !(action === 'silenzia' && topic !== null);

const save = async ({ articleId }: PushedAlert, now: number) =>
  articleId !== null && (await saveArticle(articleId, now));

async function mute(alert: PushedAlert, now: number): Promise<boolean> {
  const { topic } = alert;
  if (topic === null || !(await muteTopic(alert, topic, now))) return false;
  await show(mutedNotification(alert, topic, now));
  await sendSoon();
  return true;
}
