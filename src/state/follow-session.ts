import type { Api } from '#api/clients.ts';
import { HOME } from '#domain/addresses.ts';
import { USER_KEY } from '#domain/device-keys.ts';
import { isGuarded } from '#domain/guarded-screens.ts';
import { loadSession } from './load-session.ts';
import { logError } from './log.ts';
import { readSavedUser } from './saved-user.ts';
import { leaveSession, setSession } from './session.ts';

type Page = {
  api: () => Promise<Api>;
  /** Asks anew for what the page shows of an article: signed in there may be more of it, signed out less. ROL-06 */
  readAgain: () => void;
  /** What it shows was written for a visitor. */
  rendered: boolean;
};

const savedToken = () => readSavedUser()?.id_token;

/** The session of this page, from its start: it is the same in every tab, also in one that comes back from the history. */
export function followSession({ api, readAgain, rendered }: Page): void {
  let token = savedToken();
  if (token !== undefined) {
    loadSession(api).catch((error: unknown) => logError('session', error));
    if (rendered) readAgain();
  }
  const look = () => {
    const now = savedToken();
    if (now === token) return;
    token = now;
    if (now === undefined) onSignedOut(readAgain);
    else loadSession(api).then(readAgain, (error: unknown) => logError('session', error));
  };
  addEventListener('storage', ({ key }) => {
    if (key === USER_KEY || key === null) look();
  });
  addEventListener('pageshow', look);
  addEventListener('online', () => {
    if (savedToken() !== undefined) void loadSession(api);
  });
}

/** In another tab: nothing of the reader stays on this one. */
function onSignedOut(readAgain: () => void): void {
  if (isGuarded(location.pathname)) {
    leaveSession();
    location.replace(HOME);
    return;
  }
  setSession({ state: 'out', error: null });
  readAgain();
}
