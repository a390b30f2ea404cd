import { type NotificationToShow, readNotificationData } from './alert-notification.ts';

declare const self: { registration: ServiceWorkerRegistration };

/** Number of buttons that this browser gives a notification. */
export const maxActions = (): number =>
  'Notification' in globalThis && 'maxActions' in Notification ? Number(Notification.maxActions) : 0;

/**
 * Chromium loses a notification that is being shown while notifications are listed, so the two never run at the same
 * time.
 */
let showingCount = 0;
let closing: Promise<unknown> = Promise.resolve();

/** @throws TypeError if the reader has withdrawn the permission. */
export async function showNotification({ title, options }: NotificationToShow): Promise<void> {
  showingCount += 1;
  try {
    await closing;
    await self.registration.showNotification(title, options);
  } finally {
    showingCount -= 1;
  }
}

/** Age after which a notification is closed: it is no longer news. */
const MAX_NOTIFICATION_AGE_MS = 2 * 24 * 60 * 60 * 1000;

/** Closes notifications that have been shown for too long; does nothing while another is being shown. PSH-03 */
export async function closeOldNotifications(now: number): Promise<void> {
  if (showingCount > 0) return;
  const closingNow = closeOld(now);
  closing = closingNow.catch(() => undefined);
  await closingNow;
}

async function closeOld(now: number): Promise<void> {
  // Safari has no notifications until the app is on the home screen.
  if (!('getNotifications' in self.registration)) return;
  for (const notification of await self.registration.getNotifications()) {
    const shown = readNotificationData(notification.data);
    if (shown && now - shown.shownAt > MAX_NOTIFICATION_AGE_MS) notification.close();
  }
}
