import type { Router } from 'workbox-routing';
import { runDownloads } from '../editions/run-downloads.ts';
import { askAsReader } from '../strategies/ask-as-reader.ts';
import { onNotificationClick } from './on-notification-click.ts';
import { onPush } from './on-push.ts';
import { onSubscriptionChange } from './on-subscription-change.ts';
import { tidyShown } from './show.ts';

declare const self: ServiceWorkerGlobalScope;

/** Alerts from the push service to the article. PSH-03 */
export function alerts(router: Router): void {
  self.addEventListener('push', (event) =>
    onPush(event, { ask: (address) => askAsReader(address, router, event), runDownloads }),
  );
  self.addEventListener('notificationclick', onNotificationClick);
  self.addEventListener('pushsubscriptionchange', onSubscriptionChange);
  const onWake = (event: ExtendableEvent) => event.waitUntil(tidyShown(Date.now()));
  self.addEventListener('activate', onWake);
  self.addEventListener('sync', onWake);
  self.addEventListener('periodicsync', onWake);
}
