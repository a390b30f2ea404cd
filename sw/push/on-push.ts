import { bringAhead, type Ways } from './bring-ahead.ts';
import { type ReceivedPush, receivedAlert } from './received-alert.ts';
import { keep } from './saved-alerts.ts';
import { maxActions, show, tidyShown } from './show.ts';
import { notificationOf } from './shown-alert.ts';
import type { WorkerEvent } from './worker-event.ts';

/**
 * Whatever comes is shown, also to whoever looks at the app just now: browsers take the subscription away from an app
 * that keeps silent. All else comes beside or after it, and may fail. PSH-03
 */
export function onPush(event: WorkerEvent & ReceivedPush, ways: Ways): void {
  event.waitUntil(receive(event, ways));
}

async function receive(push: ReceivedPush, ways: Ways): Promise<void> {
  const now = Date.now();
  const alert = receivedAlert(push, location.origin);
  const showing = show(notificationOf(alert, now, maxActions()));
  await Promise.allSettled([showing, alert && keep(alert, now)]);
  await Promise.allSettled([tidyShown(now), alert && bringAhead(alert, ways)]);
  await showing;
}
