import { becomeReader } from '#device/become-reader.ts';
import { NewsstandDb } from '#device/db.ts';
import { forgetOtherAccounts } from '#device/forget-other-accounts.ts';
import type { SessionMirror } from '#device/tables/session.ts';
import { postToWorker } from '#src/pwa/worker-messenger.ts';
import { accountOrigin } from '../account/account-origin.ts';
import { logError } from '../log.ts';
import { readSavedId, readToken } from './session-token.ts';

/**
 * Writes down for the worker, which reads no local storage, who is signed in, and tells it; what is here of anybody else
 * goes, what a visitor left becomes the reader's. Nothing is written of a session that is over by then, or another's.
 * Dexie comes with it. OFF-06
 */
export async function mirrorSession(session: Pick<SessionMirror, 'owner' | 'token'>): Promise<void> {
  const db = new NewsstandDb();
  try {
    const { brand = '' } = document.documentElement.dataset;
    const isStill = () => readSavedId() === session.owner && (readToken() ?? '') === session.token;
    const isNew = await becomeReader(db, { ...session, brand, accountOrigin: accountOrigin() }, isStill);
    if (!isNew) return;
    await forgetOtherAccounts(db);
    postToWorker({ type: 'session-changed' });
  } catch (error) {
    logError('session', error);
  } finally {
    db.close();
  }
}
