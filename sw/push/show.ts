import { type NotificationToShow, readShown } from './shown-alert.ts';

declare const self: { registration: ServiceWorkerRegistration };

/** How many buttons this browser gives a notification. */
export const maxActions = (): number =>
  'Notification' in globalThis && 'maxActions' in Notification ? Number(Notification.maxActions) : 0;

/** @throws TypeError where the reader has taken the permission back. */
export const show = ({ title, options }: NotificationToShow): Promise<void> =>
  self.registration.showNotification(title, options);

/** News of the day before yesterday is not news. */
const SHOWN_MS = 2 * 24 * 60 * 60 * 1000;

/** Takes away what nobody has looked at for so long. PSH-03 */
export async function tidyShown(now: number): Promise<void> {
  // Safari has no notifications until the app stands on the home screen.
  if (!('getNotifications' in self.registration)) return;
  for (const notification of await self.registration.getNotifications()) {
    const shown = readShown(notification.data);
    if (shown && now - shown.shownAt > SHOWN_MS) notification.close();
  }
}
