import { logout } from '#api/account/session.ts';
import type { Api } from '#api/clients.ts';
import { logoutHere } from '#api/site/logout-here.ts';
import { logoutUrl } from '#domain/account-site.ts';
import { ApiError } from '#domain/api-error.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { messages } from '#src/strings/messages.ts';
import { logError } from '../log.ts';
import { addNotice } from '../notices/notices.ts';
import { endLocalSession } from './end-local-session.ts';
import { readToken } from './session-token.ts';
import { setSigningOut } from './session-watch.ts';

const NOTICE_MS = 5000;
/** A stalled network counts as offline after this time. */
const ANSWER_TIMEOUT_MS = 8000;

/**
 * Ends the session at this site's server and on this device, then leads to the account site, which signs out
 * there and continues to `next`, a full address. Offline the session ends on this device, and at the servers
 * when the network is back. Resolves with whether it has ended. NAV-11, API-05
 */
export async function signOut(api: () => Promise<Api>, brand: PublicBrand, next: string): Promise<boolean> {
  const ended = await endSession(async () => logoutHere(await api()));
  if (ended === 'not') return false;
  await endLocalSession();
  if (ended === 'here')
    await addNotice({ type: 'info', title: messages.signed_out_offline, timeout: NOTICE_MS });
  location.replace(ended === 'here' ? '/' : logoutUrl(brand, next));
  return true;
}

/** Signs out on the account site itself: ends the session of the cookie, and continues to `next`. */
export async function signOutAtAccountSite(api: () => Promise<Api>, next: string): Promise<boolean> {
  const ended = await endSession(async () => logout(await api()));
  if (ended === 'not') return false;
  await endLocalSession();
  location.replace(next);
  return true;
}

/**
 * `there`: ended at the server and here; `here`: only here, because of the network; `not`: not ended, and the reader
 * was notified.
 */
async function endSession(call: () => Promise<void>): Promise<'there' | 'here' | 'not'> {
  setSigningOut(true);
  try {
    await Promise.race([call(), rejectAfterTimeout()]);
    return 'there';
  } catch (error) {
    if (error instanceof ApiError && error.details.status === 401) return 'there';
    if (error instanceof ApiError && error.kind === 'offline' && (await endLater())) return 'here';
    setSigningOut(false);
    logError('session', error);
    await addNotice({ type: 'error', title: messages.generic_error, timeout: NOTICE_MS });
    return 'not';
  }
}

/** @throws ApiError */
const rejectAfterTimeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new ApiError('offline', { operation: 'logout' })), ANSWER_TIMEOUT_MS);
  });

/** Queues the end of the session; false where nothing can be queued, so the session has not ended. */
async function endLater(): Promise<boolean> {
  const token = readToken();
  return token !== null && (await (await import('./forget-reader.ts')).endSessionLater(token));
}
