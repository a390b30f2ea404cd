import { becomeReader } from '#device/become-reader.ts';
import { NewsstandDb } from '#device/db.ts';
import { forgetOtherAccounts } from '#device/forget-other-accounts.ts';
import type { SessionMirror } from '#device/tables/session.ts';
import { postToWorker } from '#src/pwa/worker-messenger.ts';
import { accountOrigin } from '../account/account-origin.ts';
import { logError } from '../log.ts';
import { readSavedId, readToken } from './session-token.ts';

/**
 * Saves the signed-in reader for the worker, which cannot read local storage, and notifies it. Other readers' data is
 * removed, a visitor's becomes the reader's. Nothing is saved for a session that has ended by then, or changed. Loads
 * Dexie as well. OFF-06
 */
export async function mirrorSession(session: Pick<SessionMirror, 'owner' | 'token'>): Promise<void> {
  const db = new NewsstandDb();
  try {
    const { brand = '' } = document.documentElement.dataset;
    const isCurrent = () => readSavedId() === session.owner && (readToken() ?? '') === session.token;
    const isNew = await becomeReader(db, { ...session, brand, accountOrigin: accountOrigin() }, isCurrent);
    if (!isNew) return;
    await forgetOtherAccounts(db);
    postToWorker({ type: 'session-changed' });
  } catch (error) {
    logError('session', error);
  } finally {
    db.close();
  }
}
