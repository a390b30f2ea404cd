import { useAtomValue } from 'jotai';
import type { Api } from '#api/clients.ts';
import { type ApiErrorKind, errorKindOf } from '#domain/api-error.ts';
import { logError } from '../log.ts';
import { readerAtom } from '../session/reader-atom.ts';
import type { AlertsHere } from './alerts-state.ts';
import { PushRefused, pushSupport } from './browser-push.ts';

/** Why switching on did not succeed: `dismissed` is the reader's own answer to the browser's question. */
export type SwitchOnFailure = ApiErrorKind | 'dismissed' | 'blocked' | PushRefused['why'];

const LOOKING: AlertsHere = { state: 'looking' };
const here = readerAtom<AlertsHere>(LOOKING);

export const useAlertsHere = (): AlertsHere => useAtomValue(here.atom);

type Ask = () => Promise<Api>;

/** Dexie and the calls come with it. */
const device = () => import('./device-alerts.ts');

/** Looks how it stands and repairs what can be repaired without a word. Never fails. PSH-02 */
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

/** To be called from a tap: the browser asks its reader. Gives why there are none now; null where there are. PSH-01 */
export async function switchAlertsOn(api: Ask): Promise<SwitchOnFailure | null> {
  // Asked before anything else is waited for: Safari forgets the tap.
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

/** @throws ApiError `offline`: the browser shows none all the same, and the server is told later. */
export async function switchAlertsOff(api: Ask): Promise<void> {
  const { endAlerts } = await device();
  const known = await api();
  try {
    await endAlerts(known);
  } finally {
    await here.take(async () => ({ state: 'off' }));
  }
}

/** Has the server send one to this device. @throws ApiError `device-not-reached`, `too-many-attempts`, `push-service-not-reached`, `offline`. */
export async function tryAlertsHere(api: Ask): Promise<void> {
  const { sendTrial } = await device();
  await sendTrial(await api());
}
