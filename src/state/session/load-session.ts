import type { Api } from '#api/clients.ts';
import { type ApiErrorKind, errorKindOf } from '#domain/api-error.ts';
import type { ShortUser } from '#domain/reader.ts';
import { messages } from '#src/strings/messages.ts';
import { logError } from '../log.ts';
import { addNotice, receiveNotices } from '../notices/notices.ts';
import { endLocalSession } from './end-local-session.ts';
import { readKnownUser, readSavedUser, type SavedUser, saveKnownUser, saveUser } from './saved-user.ts';
import { currentSession, type Session, setSession } from './session.ts';
import { loadShortInfo } from './short-info.ts';

const NOTICE_MS = 5000;

/** An invalid token was already handled by the page's fetch: `session-watch.ts`. */
const SIGNED_OUT_ERRORS: readonly ApiErrorKind[] = ['login-required', 'session-lost', 'invalid-browser'];

/** The reason why it is unknown whether a reader is signed in; null if it is known. NAV-13, NAV-18 */
export const unknownReason = (session: Session): ApiErrorKind | null =>
  session.state === 'out' && session.error && !SIGNED_OUT_ERRORS.includes(session.error)
    ? session.error
    : null;

type LoadOptions = {
  /** Calls the account site even if no session is saved: it may know the browser by its cookie. */
  byCookie?: boolean;
};

/** The running call and its token: there is one at a time for each saved session. */
let loading: { token: string | undefined; done: Promise<void> } | undefined;

/**
 * Finds out who is signed in: what the device knows counts immediately, then the account site is called. SES-01, SES-10
 */
export function loadSession(api: () => Promise<Api>, { byCookie = false }: LoadOptions = {}): Promise<void> {
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
    const user = await loadShortInfo(await api());
    if (isUnchanged(saved)) applyUser(user, saved, api);
  } catch (error) {
    if (isUnchanged(saved)) await handleFailure(errorKindOf(error), error);
  }
}

/** Whether nobody has signed in or out during the call to the account site. */
const isUnchanged = (saved: SavedUser | null): boolean => readSavedUser()?.id_token === saved?.id_token;

function applyUser(user: ShortUser, saved: SavedUser | null, api: () => Promise<Api>): void {
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

let areAlertsRepaired = false;

/**
 * Repairs alerts once a page, if the browser has asked for permission before: the device should receive what its reader
 * wants. PSH-02
 */
async function repairAlerts(api: () => Promise<Api>): Promise<void> {
  if (areAlertsRepaired || !('Notification' in globalThis) || Notification.permission === 'default') return;
  areAlertsRepaired = true;
  const { checkAlertsHere } = await import('../push/alerts-here.ts');
  await checkAlertsHere(api);
}

/** Handles a failed call: a known reader stays signed in for what is on the device. SES-10, API-05 */
async function handleFailure(kind: ApiErrorKind, error: unknown): Promise<void> {
  logError('session', error);
  // The cookie that identified this browser is gone.
  if (kind === 'login-required' && readSavedUser()) await endLocalSession();
  const staysSignedIn = currentSession().state === 'in' && !SIGNED_OUT_ERRORS.includes(kind);
  if (!staysSignedIn) setSession({ state: 'out', error: kind });
  if (SIGNED_OUT_ERRORS.includes(kind)) return;
  // The banner already shows that the device is offline.
  if (staysSignedIn && !navigator.onLine) return;
  const title = kind === 'offline' ? messages.network_error : messages.generic_error;
  void addNotice({ type: 'error', title, timeout: NOTICE_MS });
}
