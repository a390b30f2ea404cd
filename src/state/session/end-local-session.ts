import { forgetVisitorDrafts } from '../drafts/visitor-drafts.ts';
import { logError } from '../log.ts';
import { clearSaved } from './saved-user.ts';
import { leaveSession } from './session.ts';

/** A database that does not answer must not keep a reader signed in. */
const FORGET_TIMEOUT_MS = 3000;

/**
 * Removes everything of the reader from this device: local storage except the device's own keys, private tables and
 * caches. Every way in which a session ends uses it; the caller decides where the page goes then. NAV-11, OFF-06
 */
export async function endLocalSession(): Promise<void> {
  clearSaved();
  leaveSession();
  forgetVisitorDrafts();
  const forgotten = import('./forget-reader.ts')
    .then(({ forgetReader }) => forgetReader())
    .catch((error: unknown) => logError('session', error));
  await Promise.race([forgotten, new Promise((resolve) => setTimeout(resolve, FORGET_TIMEOUT_MS))]);
}
