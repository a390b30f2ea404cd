import type { WorkerEvent } from '../base/events.ts';
import { notificationOf } from './alert-notification.ts';
import { type Fetchers, fetchAlertContents } from './fetch-alert-contents.ts';
import { type ReceivedPush, receivedAlert } from './received-alert.ts';
import { saveAlert } from './saved-alerts.ts';
import { closeOldNotifications, maxActions, showNotification } from './show-notification.ts';

/**
 * Whatever comes is shown, also to whoever looks at the app just now: browsers take the subscription away from an app
 * that keeps silent. All else comes beside or after it, and may fail. PSH-03
 */
export function onPush(event: Pick<WorkerEvent, 'waitUntil'> & ReceivedPush, fetchers: Fetchers): void {
  event.waitUntil(receive(event, fetchers));
}

async function receive(push: ReceivedPush, fetchers: Fetchers): Promise<void> {
  const now = Date.now();
  const alert = receivedAlert(push, location.origin);
  const showing = showNotification(notificationOf(alert, now, maxActions()));
  await Promise.allSettled([showing, alert && saveAlert(alert, now)]);
  await Promise.allSettled([closeOldNotifications(now), alert && fetchAlertContents(alert, fetchers)]);
  await showing;
}
