import { type NotificationToShow, readShown } from './alert-notification.ts';

declare const self: { registration: ServiceWorkerRegistration };

/** Number of buttons that this browser gives a notification. */
export const maxActions = (): number =>
  'Notification' in globalThis && 'maxActions' in Notification ? Number(Notification.maxActions) : 0;

/**
 * Chromium loses a notification that is being shown while notifications are listed, so the two never run at the same
 * time.
 */
let showing = 0;
let tidying: Promise<unknown> = Promise.resolve();

/** @throws TypeError if the reader has withdrawn the permission. */
export async function showNotification({ title, options }: NotificationToShow): Promise<void> {
  showing += 1;
  try {
    await tidying;
    await self.registration.showNotification(title, options);
  } finally {
    showing -= 1;
  }
}

/** Notifications older than two days are no longer news. */
const SHOWN_MS = 2 * 24 * 60 * 60 * 1000;

/** Closes notifications that have been shown for too long; does nothing while another is being shown. PSH-03 */
export async function closeOldNotifications(now: number): Promise<void> {
  if (showing > 0) return;
  const work = closeOld(now);
  tidying = work.catch(() => undefined);
  await work;
}

async function closeOld(now: number): Promise<void> {
  // Safari has no notifications until the app is on the home screen.
  if (!('getNotifications' in self.registration)) return;
  for (const notification of await self.registration.getNotifications()) {
    const shown = readShown(notification.data);
    if (shown && now - shown.shownAt > SHOWN_MS) notification.close();
  }
}
