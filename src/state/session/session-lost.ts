import { logout } from '#api/account/session.ts';
import { createApi } from '#api/clients.ts';
import { signInUrl } from '#domain/account-site.ts';
import { HOME } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { isGuarded } from '#domain/guarded-screens.ts';
import { messages } from '#src/strings/messages.ts';
import { logError } from '../log.ts';
import { addNotice } from '../notices/notices.ts';
import { onBfcacheRestore } from '../page/bfcache-restore.ts';
import { endLocalSession } from './end-local-session.ts';
import type { Ending } from './session-endings.ts';
import { readSavedId } from './session-token.ts';

const NOTICE_MS = 8000;
/** The page waits no longer than this; the call continues. */
const ANSWER_TIMEOUT_MS = 3000;

let isEnding = false;

/**
 * Handles a session that was ended elsewhere: removes what is left of it, here and, unless another device has replaced
 * it, at the account site; then leads the reader to the front page, or to the sign-in with a way back, and shows a
 * notice. SES-06, SES-07
 */
export async function sessionLost(why: Ending, brand: PublicBrand): Promise<void> {
  // Several calls may report it at the same time.
  if (isEnding) return;
  isEnding = true;
  const stop = onBfcacheRestore(() => {
    isEnding = false;
    stop();
  });
  const replaced = why === 'ERR_INVALID_BROWSER';
  const messageKey = replaced ? 'invalid_browser' : 'session_expired';
  const reader = readSavedId() ?? undefined;
  await Promise.all([endLocalSession(), !replaced && endAtAccountSite(brand, reader)]);
  if (isGuarded(location.pathname)) {
    location.replace(signInUrl(brand, location.href, messageKey));
    return;
  }
  await addNotice({ type: 'warning', title: messages[messageKey], timeout: NOTICE_MS });
  location.replace(HOME);
}

/**
 * Signs out at the account site, which knows the browser by its cookie, as the token is invalid. The reader is named,
 * because another tab may have changed the cookie.
 */
async function endAtAccountSite(brand: PublicBrand, reader: string | undefined): Promise<void> {
  const ended = logout(visitorsApi(brand), reader).catch((error: unknown) => logError('session', error));
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, ANSWER_TIMEOUT_MS))]);
}

function visitorsApi({ accountOrigin }: PublicBrand) {
  const { origin } = location;
  const origins = { site: origin, account: accountOrigin, archive: origin };
  return createApi({
    readToken: () => null,
    origins,
    fetch: (request) => fetch(request, { keepalive: true }),
  });
}
