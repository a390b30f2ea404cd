import type { PushStatus } from '#api/account/push.ts';
import { getPush, removePushSubscription, sendTrialAlert } from '#api/account/push.ts';
import { savePushSubscription } from '#api/account/save-push-subscription.ts';
import type { Api } from '#api/clients.ts';
import { ApiError } from '#domain/api-error.ts';
import { neededChange } from '#domain/push/subscription-check.ts';
import { logError } from '../log.ts';
import { readAlertsPreference, saveAlertsPreference } from './alerts-preference.ts';
import type { AlertsHere } from './alerts-state.ts';
import {
  type BrowserSubscription,
  endpointHash,
  makeBrowserSubscription,
  readBrowserSubscription,
  removeBrowserSubscription,
} from './browser-push.ts';

/** Makes the subscription in the browser and on the server agree with the reader's preference. @throws ApiError, PushRefused PSH-02 */
export async function syncAlerts(api: Api): Promise<AlertsHere> {
  const [wanted, browser, server] = await Promise.all([
    readAlertsPreference(),
    readBrowserSubscription(),
    getPush(api),
  ]);
  const change = neededChange({
    wanted,
    permitted: Notification.permission === 'granted',
    browser: browser && { endpointHash: await endpointHash(browser.endpoint), key: browser.serverKey },
    server: { key: server.key, endpointHash: server.stored?.endpointHash ?? null },
  });
  if (change === 'resubscribe')
    return toAlertsHere(await saveSubscription(api, await makeBrowserSubscription(server.key)));
  if (change === 'send-to-server' && browser) return toAlertsHere(await saveSubscription(api, browser));
  if (change === 'unsubscribe') {
    await removeBrowserSubscription();
    if (server.stored) await removePushSubscription(api);
    return toAlertsHere({ ...server, stored: null });
  }
  return toAlertsHere(server);
}

/** Switches alerts on. @throws ApiError, PushRefused PSH-01 */
export async function subscribeToAlerts(api: Api): Promise<AlertsHere> {
  const { key } = await getPush(api);
  const pushStatus = await saveSubscription(api, await makeBrowserSubscription(key));
  await saveAlertsPreference(true);
  return toAlertsHere(pushStatus);
}

/**
 * Switches alerts off. The preference is saved first: whatever fails afterwards is repaired at the next check. @throws
 * ApiError
 */
export async function unsubscribeFromAlerts(api: Api): Promise<void> {
  await saveAlertsPreference(false);
  await removeBrowserSubscription().catch((error: unknown) => logError('alerts', error));
  await removePushSubscription(api);
}

/** Sends a trial alert; a lost subscription is made again, and the alert sent once more. @throws ApiError */
export async function deliverTrialAlert(api: Api): Promise<void> {
  try {
    await sendTrialAlert(api);
  } catch (error) {
    if (!(error instanceof ApiError && error.kind === 'device-not-reached')) throw error;
    await subscribeToAlerts(api);
    await sendTrialAlert(api);
  }
}

const saveSubscription = (api: Api, { endpoint, p256dh, auth }: BrowserSubscription): Promise<PushStatus> =>
  savePushSubscription(api, { endpoint, p256dh, auth });

function toAlertsHere({ stored }: PushStatus): AlertsHere {
  if (stored) return { state: 'on', since: stored.since, lastAlert: stored.lastAlert };
  return { state: Notification.permission === 'denied' ? 'blocked' : 'off' };
}
