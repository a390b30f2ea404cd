import type { Api } from '#api/clients.ts';
import { type ApiErrorKind, errorKindOf } from '#domain/api-error.ts';
import type { ShortUser } from '#domain/reader.ts';
import { messages } from '#src/strings/messages.ts';
import { logError } from '../log.ts';
import { addNotice, receiveNotices } from '../notices/notices.ts';
import { endLocalSession } from './end-local-session.ts';
import { readKnownUser, readSavedUser, type SavedUser, saveKnownUser, saveUser } from './saved-user.ts';
import { currentSession, type Session, setSession } from './session.ts';
import { askShortInfo } from './short-info.ts';

const NOTICE_MS = 5000;

/** Of a token that is no session's, the page's fetch has seen to it already: `session-watch.ts`. */
const NOBODY: readonly ApiErrorKind[] = ['login-required', 'session-lost', 'invalid-browser'];

/** Why it is not known whether somebody is signed in; null where somebody is, or nobody. NAV-13, NAV-18 */
export const whyUnknown = (session: Session): ApiErrorKind | null =>
  session.state === 'out' && session.error && !NOBODY.includes(session.error) ? session.error : null;

type How = {
  /** Ask also where no session is saved: the account site may know the browser by its cookie. */
  byCookie?: boolean;
};

/** One asks at a time, and for the session that is saved by then. */
let loading: { token: string | undefined; done: Promise<void> } | undefined;

/** Finds out who is signed in: what the device knows counts at once, then the account site is asked. SES-01, SES-10 */
export function loadSession(api: () => Promise<Api>, { byCookie = false }: How = {}): Promise<void> {
  const token = readSavedUser()?.id_token;
  if (loading && loading.token === token) return loading.done;
  const done = load(api, byCookie).finally(() => {
    if (loading?.done === done) loading = undefined;
  });
  loading = { token, done };
  return done;
}

async function load(api: () => Promise<Api>, byCookie: boolean): Promise<void> {
  const saved = readSavedUser();
  const known = readKnownUser();
  if (saved && known?.id === saved.id) setSession({ state: 'in', user: known });
  if (!saved && !byCookie) return setSession({ state: 'out', error: null });
  try {
    const user = await askShortInfo(await api());
    if (isStill(saved)) welcome(user, saved, api);
  } catch (error) {
    if (isStill(saved)) await goWithout(errorKindOf(error), error);
  }
}

/** Nobody has signed in or out while the account site was asked. */
const isStill = (saved: SavedUser | null): boolean => readSavedUser()?.id_token === saved?.id_token;

function welcome(user: ShortUser, saved: SavedUser | null, api: () => Promise<Api>): void {
  if (!saved) saveUser({ id: user.id, token: null });
  saveKnownUser(user);
  setSession({ state: 'in', user });
  const owner = { owner: user.id, token: saved?.id_token ?? '' };
  import('./session-mirror.ts')
    .then(({ mirrorSession }) => mirrorSession(owner))
    .then(() => receiveNotices(user))
    .then(() => repairAlerts(api))
    .catch((error: unknown) => logError('session', error));
}

let alertsMended = false;

/** Once a page, where its reader was asked before: the device is to be reached as they wished. PSH-02 */
async function repairAlerts(api: () => Promise<Api>): Promise<void> {
  if (alertsMended || !('Notification' in globalThis) || Notification.permission === 'default') return;
  alertsMended = true;
  const { checkAlertsHere } = await import('../push/alerts-here.ts');
  await checkAlertsHere(api);
}

/** Whoever was known stays signed in for what is on the device. SES-10, API-05 */
async function goWithout(kind: ApiErrorKind, error: unknown): Promise<void> {
  logError('session', error);
  // The cookie by which this browser was known is gone.
  if (kind === 'login-required' && readSavedUser()) await endLocalSession();
  const stays = currentSession().state === 'in' && !NOBODY.includes(kind);
  if (!stays) setSession({ state: 'out', error: kind });
  if (NOBODY.includes(kind)) return;
  // The banner says already that the device is offline.
  if (stays && !navigator.onLine) return;
  const title = kind === 'offline' ? messages.network_error : messages.generic_error;
  void addNotice({ type: 'error', title, timeout: NOTICE_MS });
}
