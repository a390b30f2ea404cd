import { liveQuery } from 'dexie';
import type { NewsstandDb } from './db.ts';
import { readSession } from './tables/session.ts';

/**
 * Resolves once this browser's database has the account's session row: the page saves it a moment after its start, on a
 * slow device seconds later. @throws DexieError where the database is blocked
 */
export const waitForSessionRow = (db: NewsstandDb, owner: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const subscription = liveQuery(async () => await readSession(db)).subscribe((session) => {
      if (session?.owner !== owner) return;
      subscription.unsubscribe();
      resolve();
    }, reject);
  });
