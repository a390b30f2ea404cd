import type { PushedAlert } from '#domain/push/payload.ts';
import type { WorkerEvent } from '../base/events.ts';
import { notificationOf } from './alert-notification.ts';
import type { ContentFetchers } from './fetch-alert-contents.ts';
import { type ReceivedPush, receivedAlert } from './received-alert.ts';
import { closeOldNotifications, maxActions, showNotification } from './show-notification.ts';

/**
 * Shows every push, even while the reader is looking at the app: browsers revoke the subscription of an app that shows
 * nothing. Everything else runs beside or after it, and may fail. PSH-03
 */
export function onPush(
  event: Pick<WorkerEvent, 'waitUntil'> & ReceivedPush,
  fetchers: ContentFetchers,
): void {
  event.waitUntil(receive(event, fetchers));
}

async function receive(push: ReceivedPush, fetchers: ContentFetchers): Promise<void> {
  const now = Date.now();
  const alert = receivedAlert(push, location.origin);
  const showing = showNotification(notificationOf(alert, now, maxActions()));
  await Promise.allSettled([showing, alert && save(alert, now)]);
  await Promise.allSettled([closeOldNotifications(now), alert && fetchContents(alert, fetchers)]);
  await showing;
}

async function save(alert: PushedAlert, now: number): Promise<void> {
  const { saveAlert } = await import('./saved-alerts.ts');
  await saveAlert(alert, now);
}

async function fetchContents(alert: PushedAlert, fetchers: ContentFetchers): Promise<void> {
  const { fetchAlertContents } = await import('./fetch-alert-contents.ts');
  await fetchAlertContents(alert, fetchers);
}
