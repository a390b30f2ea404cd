import type { Api } from '#api/clients.ts';
import { HOME } from '#domain/addresses.ts';
import { USER_KEY } from '#domain/device-keys.ts';
import { isGuarded } from '#domain/guarded-screens.ts';
import { forgetVisitorDrafts } from '../drafts/visitor-drafts.ts';
import { logError } from '../log.ts';
import { loadSession } from './load-session.ts';
import { readSavedUser } from './saved-user.ts';
import { leaveSession, setSession } from './session.ts';

type SessionPage = {
  api: () => Promise<Api>;
  /** Loads the page's data again: a signed-in reader may see more of it. ROL-06 */
  reload: () => void;
  /** The server rendered the page for a visitor. */
  isRenderedForVisitor: boolean;
};

/**
 * Follows the session from the start of the page: it is the same in every tab, also in a page restored from the
 * back/forward cache.
 */
export function followSession({ api, reload, isRenderedForVisitor }: SessionPage): void {
  let saved = readSavedUser();
  if (saved) {
    loadSession(api).catch((error: unknown) => logError('session', error));
    if (isRenderedForVisitor) reload();
  } else {
    // The page's first reader may have signed out since.
    setSession({ state: 'out', error: null });
  }
  const checkSession = () => {
    const before = saved;
    saved = readSavedUser();
    if (saved?.id === before?.id && saved?.id_token === before?.id_token) return;
    if (before && saved?.id !== before.id) reloadAfterSignOut();
    else loadSession(api).then(reload, (error: unknown) => logError('session', error));
  };
  addEventListener('storage', ({ key }) => {
    if (key === USER_KEY || key === null) checkSession();
  });
  addEventListener('pageshow', checkSession);
  addEventListener('online', () => {
    if (readSavedUser()) void loadSession(api);
  });
}

/**
 * Reloads after a sign-out in another tab, where another reader may have signed in since: nothing of the previous
 * reader stays on this page or in its memory. OFF-06
 */
function reloadAfterSignOut(): void {
  leaveSession();
  forgetVisitorDrafts();
  if (isGuarded(location.pathname)) location.replace(HOME);
  else location.reload();
}
