import { NOTICES } from '#domain/addresses.ts';
import type { PushedAlert } from '#domain/push/payload.ts';
import type { WorkerEvent } from '../base/events.ts';
import { sendWithRetry } from '../outbox/send-with-retry.ts';
import { mutedNotification, readNotificationData } from './alert-notification.ts';
import { focusOrOpen } from './focus-or-open.ts';
import { muteTopic, unmuteTopic } from './mute-topic.ts';
import { queueReaction } from './report-reaction.ts';
import { saveArticle } from './save-article.ts';
import { markRead } from './saved-alerts.ts';
import { showNotification } from './show-notification.ts';

type Press = { action: string; notification: { data: unknown; close(): void } };

/** Does what the reader pressed; if that fails, the alert opens. PSH-03 */
export function onNotificationClick(event: Pick<WorkerEvent, 'waitUntil'> & Press): void {
  event.notification.close();
  event.waitUntil(handlePress(event));
}

async function handlePress({ action, notification }: Press): Promise<void> {
  const now = Date.now();
  const shown = readNotificationData(notification.data);
  if (shown?.muted !== undefined) {
    if (action === 'annulla') await unmuteTopic(shown.alert, shown.muted, now);
    return;
  }
  const alert = shown?.alert;
  if (!alert) return await focusOrOpen(NOTICES);
  // The window opens first, before anything that may take time or fail.
  const opening = opensArticle(action, alert) ? focusOrOpen(alert.path) : undefined;
  await Promise.allSettled([opening, markRead(alert.id)]);
  if (opening) {
    await Promise.allSettled([queueReaction(alert, 'opened', now).then(sendWithRetry)]);
    return await opening;
  }
  const isDone = await (action === 'salva' ? save(alert, now) : mute(alert, now)).catch(() => false);
  if (!isDone) await focusOrOpen(alert.path);
}

const opensArticle = (action: string, { articleId, topic }: PushedAlert): boolean =>
  !(action === 'salva' && articleId !== null) && !(action === 'silenzia' && topic !== null);

const save = async ({ articleId }: PushedAlert, now: number) =>
  articleId !== null && (await saveArticle(articleId, now));

async function mute(alert: PushedAlert, now: number): Promise<boolean> {
  const { topic } = alert;
  if (topic === null || !(await muteTopic(alert, topic, now))) return false;
  await showNotification(mutedNotification(alert, topic, now));
  await sendWithRetry();
  return true;
}
