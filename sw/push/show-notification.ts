import { type NotificationToShow, readShown } from './alert-notification.ts';

declare const self: { registration: ServiceWorkerRegistration };

/** How many buttons this browser gives a notification. */
export const maxActions = (): number =>
  'Notification' in globalThis && 'maxActions' in Notification ? Number(Notification.maxActions) : 0;

/** Chromium, asked what stands there, forgets what is just about to: the one never happens during the other. */
let showing = 0;
let tidying: Promise<unknown> = Promise.resolve();

/** @throws TypeError where the reader has taken the permission back. */
export async function showNotification({ title, options }: NotificationToShow): Promise<void> {
  showing += 1;
  try {
    await tidying;
    await self.registration.showNotification(title, options);
  } finally {
    showing -= 1;
  }
}

/** News of the day before yesterday is not news. */
const SHOWN_MS = 2 * 24 * 60 * 60 * 1000;

/** Takes away what nobody has looked at for so long; another time, where something is being shown. PSH-03 */
export async function closeOldNotifications(now: number): Promise<void> {
  if (showing > 0) return;
  const work = closeOld(now);
  tidying = work.catch(() => undefined);
  await work;
}

async function closeOld(now: number): Promise<void> {
  // Safari has no notifications until the app stands on the home screen.
  if (!('getNotifications' in self.registration)) return;
  for (const notification of await self.registration.getNotifications()) {
    const shown = readShown(notification.data);
    if (shown && now - shown.shownAt > SHOWN_MS) notification.close();
  }
}
