import { useAtomValue } from 'jotai';
import type { Api } from '#api/clients.ts';
import { type ApiErrorKind, errorKindOf } from '#domain/api-error.ts';
import { logError } from '../log.ts';
import { readerAtom } from '../session/reader-atom.ts';
import type { AlertsHere } from './alerts-state.ts';
import { PushRefused, pushSupport } from './browser-push.ts';

/** Why alerts could not be switched on; `dismissed`: the reader closed the browser's question. */
export type SwitchOnFailure = ApiErrorKind | 'dismissed' | 'blocked' | PushRefused['why'];

const LOOKING: AlertsHere = { state: 'looking' };
const stateHere = readerAtom<AlertsHere>(LOOKING);

export const useAlertsHere = (): AlertsHere => useAtomValue(stateHere.atom);

type LoadApi = () => Promise<Api>;

/** Loads Dexie and the calls as well. */
const loadDeviceAlerts = () => import('./device-alerts.ts');

/** Checks the state of alerts on this device and silently repairs what it can. Never rejects. PSH-02 */
export async function checkAlertsHere(api: LoadApi): Promise<void> {
  const support = pushSupport();
  await stateHere.load(async () => {
    if (support !== 'yes') return { state: 'unsupported', why: support };
    try {
      return await (await loadDeviceAlerts()).syncAlerts(await api());
    } catch (error) {
      logError('alerts', error);
      return { state: 'failed', kind: errorKindOf(error) };
    }
  });
}

/**
 * Switches alerts on; call it from a tap, because the browser asks its reader. Resolves with the reason why
 * they could not be switched on; null if they are on. PSH-01
 */
export async function switchAlertsOn(api: LoadApi): Promise<SwitchOnFailure | null> {
  // Asked before anything else is awaited: Safari would no longer count the tap.
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') {
    await stateHere.load(async () => ({ state: permission === 'denied' ? 'blocked' : 'off' }));
    return permission === 'denied' ? 'blocked' : 'dismissed';
  }
  try {
    const { subscribeToAlerts } = await loadDeviceAlerts();
    const newState = await subscribeToAlerts(await api());
    await stateHere.load(async () => newState);
    return null;
  } catch (error) {
    logError('alerts', error);
    return error instanceof PushRefused ? error.why : errorKindOf(error);
  }
}

/**
 * Switches alerts off. @throws ApiError `offline`: the browser shows none all the same, and the server is
 * notified at the next check.
 */
export async function switchAlertsOff(api: LoadApi): Promise<void> {
  const { unsubscribeFromAlerts } = await loadDeviceAlerts();
  const clients = await api();
  try {
    await unsubscribeFromAlerts(clients);
  } finally {
    await stateHere.load(async () => ({ state: 'off' }));
  }
}

/**
 * Has the server send a trial alert to this device. @throws ApiError `device-not-reached`,
 * `too-many-attempts`, `push-service-not-reached`, `offline`.
 */
export async function sendTrialAlertHere(api: LoadApi): Promise<void> {
  const { deliverTrialAlert } = await loadDeviceAlerts();
  await deliverTrialAlert(await api());
}
