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
const here = readerAtom<AlertsHere>(LOOKING);

export const useAlertsHere = (): AlertsHere => useAtomValue(here.atom);

type Ask = () => Promise<Api>;

/** Loads Dexie and the calls as well. */
const device = () => import('./device-alerts.ts');

/** Checks the state of alerts on this device and silently repairs what it can. Never rejects. PSH-02 */
export async function checkAlertsHere(api: Ask): Promise<void> {
  const support = pushSupport();
  await here.take(async () => {
    if (support !== 'yes') return { state: 'unsupported', why: support };
    try {
      return await (await device()).repairAlerts(await api());
    } catch (error) {
      logError('alerts', error);
      return { state: 'failed', kind: errorKindOf(error) };
    }
  });
}

/**
 * Switches alerts on; call it from a tap, because the browser asks its reader. Resolves with why there are none, or
 * null where there are. PSH-01
 */
export async function switchAlertsOn(api: Ask): Promise<SwitchOnFailure | null> {
  // Asked before anything else is awaited: Safari would no longer count the tap.
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') {
    await here.take(async () => ({ state: permission === 'denied' ? 'blocked' : 'off' }));
    return permission === 'denied' ? 'blocked' : 'dismissed';
  }
  try {
    const { beginAlerts } = await device();
    const begun = await beginAlerts(await api());
    await here.take(async () => begun);
    return null;
  } catch (error) {
    logError('alerts', error);
    return error instanceof PushRefused ? error.why : errorKindOf(error);
  }
}

/** @throws ApiError `offline`: the browser shows none all the same, and the server is notified later. */
export async function switchAlertsOff(api: Ask): Promise<void> {
  const { endAlerts } = await device();
  const known = await api();
  try {
    await endAlerts(known);
  } finally {
    await here.take(async () => ({ state: 'off' }));
  }
}

/**
 * Has the server send a test alert to this device. @throws ApiError `device-not-reached`, `too-many-attempts`,
 * `push-service-not-reached`, `offline`.
 */
export async function tryAlertsHere(api: Ask): Promise<void> {
  const { sendTrial } = await device();
  await sendTrial(await api());
}
