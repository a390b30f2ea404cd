import { NewsstandDb } from '#device/db.ts';
import { forgetOtherAccounts } from '#device/forget-other-accounts.ts';
import { sessionEndEntry } from '#device/outbox-entries.ts';
import { addToOutbox } from '#device/tables/outbox.ts';
import { readSession } from '#device/tables/session.ts';
import { signedOutCookie } from '#domain/signed-out-session.ts';
import { askToSend, askToSendLater } from '#src/pwa/send-outbox.ts';
import { requestFromWorker } from '#src/pwa/worker-messenger.ts';
import { accountOrigin } from '../account/account-origin.ts';
import { logError } from '../log.ts';
import { removeBrowserSubscription } from '../push/browser-push.ts';
import { readSavedId } from './session-token.ts';

/**
 * A worker that is just starting, or of a release that does not know the message, is not waited for longer than this.
 */
const ANSWER_TIMEOUT_MS = 3000;

/**
 * Removes all private data from databases and caches after a sign-out, and stops what is being written to them.
 * Resolves when it is done; what fails is done at the next start. The device's own settings stay. OFF-06
 */
export async function forgetReader(): Promise<void> {
  await forgetSession(async (db) => {
    await db.session.clear();
    return true;
  });
}

/**
 * Removes private data at every start: a page closed during a sign-out, or a blocked device, may have left the row of a
 * reader whose session is no longer saved, or of an earlier one. OFF-06
 */
export async function removeFormerReaders(): Promise<void> {
  await forgetSession((db) =>
    db.transaction('rw', db.session, async () => {
      const session = await readSession(db);
      if (!session || session.owner === readSavedId()) return false;
      await db.session.clear();
      return true;
    }),
  );
}

/** `end` resolves with whether there is anything to remove. */
async function forgetSession(end: (db: NewsstandDb) => Promise<boolean>): Promise<void> {
  const db = new NewsstandDb();
  try {
    if (!(await end(db))) return;
    await forgetOtherAccounts(db);
  } catch (error) {
    logError('session', error);
  } finally {
    db.close();
  }
  await notifyWorker();
  // The reader's alerts no longer reach this device; the server removes its side with the session. PSH-02
  await removeBrowserSubscription().catch((error: unknown) => logError('session', error));
}

/** The worker has its own state, and may be in the middle of writing. */
async function notifyWorker(): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ANSWER_TIMEOUT_MS);
  });
  await Promise.race([requestFromWorker({ type: 'session-changed' }), timedOut]);
  clearTimeout(timer);
}

/**
 * Queues the end of the session with this token, to be sent when there is a network, for a reader who signs out
 * offline. Only the token's digest is stored. False where storage is blocked, or no worker would send it. NAV-11,
 * OFF-05
 */
export async function endSessionLater(token: string): Promise<boolean> {
  const db = new NewsstandDb();
  try {
    const { serviceWorker } = navigator;
    if (!(await serviceWorker?.getRegistration())) return false;
    const entry = await sessionEndEntry(token, accountOrigin(), Date.now());
    await addToOutbox(db, entry);
    // A cookie reports it too, with any request that this browser makes before the entry is sent.
    // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API
    document.cookie = signedOutCookie(entry.digest, {
      origin: location.origin,
      accountOrigin: entry.accountOrigin,
    });
    askToSend(serviceWorker);
    void askToSendLater(serviceWorker);
    return true;
  } catch (error) {
    logError('session', error);
    return false;
  } finally {
    db.close();
  }
}
