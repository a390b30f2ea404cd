import { NOTICES } from '#domain/addresses.ts';
import type { PushedAlert } from '#domain/push/payload.ts';
import type { WorkerEvent } from '../base/events.ts';
import { mutedNotification, readNotificationData } from './alert-notification.ts';
import { focusOrOpen } from './focus-or-open.ts';
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
    if (action === 'annulla') await unmute(shown.alert, shown.muted, now);
    return;
  }
  const alert = shown?.alert;
  if (!alert) return await focusOrOpen(NOTICES);
  // The window opens first, before anything that may take time or fail: browsers allow it only for a moment.
  const opening = opensArticle(action, alert) ? focusOrOpen(alert.path) : undefined;
  await Promise.allSettled([opening, markAsRead(alert)]);
  if (opening) {
    await Promise.allSettled([reportOpened(alert, now)]);
    return await opening;
  }
  const isDone = await (action === 'salva' ? save(alert, now) : mute(alert, now)).catch(() => false);
  if (!isDone) await focusOrOpen(alert.path);
}

const opensArticle = (action: string, { articleId, topic }: PushedAlert): boolean =>
  !(action === 'salva' && articleId !== null) && !(action === 'silenzia' && topic !== null);

async function markAsRead({ id }: PushedAlert): Promise<void> {
  const { markRead } = await import('./saved-alerts.ts');
  await markRead(id);
}

async function reportOpened(alert: PushedAlert, now: number): Promise<void> {
  const [{ queueReaction }, { sendWithRetry }] = await Promise.all([
    import('./report-reaction.ts'),
    import('../outbox/send-with-retry.ts'),
  ]);
  await queueReaction(alert, 'opened', now);
  await sendWithRetry();
}

async function save({ articleId }: PushedAlert, now: number): Promise<boolean> {
  const { saveArticle } = await import('./save-article.ts');
  return articleId !== null && (await saveArticle(articleId, now));
}

async function unmute(...args: Parameters<typeof import('./mute-topic.ts').unmuteTopic>): Promise<void> {
  const { unmuteTopic } = await import('./mute-topic.ts');
  await unmuteTopic(...args);
}

async function mute(alert: PushedAlert, now: number): Promise<boolean> {
  const { topic } = alert;
  const [{ muteTopic }, { sendWithRetry }] = await Promise.all([
    import('./mute-topic.ts'),
    import('../outbox/send-with-retry.ts'),
  ]);
  if (topic === null || !(await muteTopic(alert, topic, now))) return false;
  await showNotification(mutedNotification(alert, topic, now));
  await sendWithRetry();
  return true;
}
