import { NewsstandDb } from '#device/db.ts';
import { forgetOthers } from '#device/forget-others.ts';
import { sessionEndEntry } from '#device/outbox.ts';
import { addToOutbox } from '#device/tables/outbox.ts';
import { askToSend, askToSendLater } from '#src/pwa/send-outbox.ts';
import { askWorker } from '#src/pwa/worker-voice.ts';
import { accountOrigin } from './account-origin.ts';
import { logError } from './log.ts';

/** A worker that is just starting, or of a release that knows no answer, is not waited for longer. */
const ANSWER_MS = 3000;

/**
 * Nobody is signed in any more: all that is private goes from databases and caches, what is on its way to them ends.
 * Resolves when it is done; what fails is done at the next start. The device's own settings stay. OFF-06
 */
export async function forgetReader(): Promise<void> {
  const db = new NewsstandDb();
  try {
    await db.session.clear();
    await forgetOthers(db);
  } catch (error) {
    logError('session', error);
  } finally {
    db.close();
  }
  await toldWorker();
}

/** The worker keeps books of its own, and may be in the middle of writing. */
async function toldWorker(): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ANSWER_MS);
  });
  await Promise.race([askWorker({ type: 'session-changed' }), late]);
  clearTimeout(timer);
}

/**
 * Has the session whose token this is ended at the server when there is a network: of a reader who signs out without one.
 * Of the token only the digest stays. False where the device keeps nothing. NAV-11, OFF-05
 */
export async function endSessionLater(token: string): Promise<boolean> {
  const db = new NewsstandDb();
  try {
    await addToOutbox(db, await sessionEndEntry(token, accountOrigin(), Date.now()));
    const { serviceWorker } = navigator;
    if (serviceWorker) {
      askToSend(serviceWorker);
      void askToSendLater(serviceWorker);
    }
    return true;
  } catch (error) {
    logError('session', error);
    return false;
  } finally {
    db.close();
  }
}
