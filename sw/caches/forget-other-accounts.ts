import { ownerOfCache } from '#device/cache-names.ts';
import { NewsstandDb } from '#device/db.ts';
import { forgetOtherAccounts as forgetRowsAndCaches } from '#device/forget-other-accounts.ts';
import { visibleOwners } from '#device/tables/session.ts';
import { deleteReadingCache } from './delete-reading-cache.ts';
import { cachesWithRecords } from './expiration-records.ts';

/**
 * Deletes what the page deletes at the end of a session, and the worker's expiration records of what was read. OFF-06
 */
export async function forgetOtherAccounts(): Promise<void> {
  const db = new NewsstandDb();
  try {
    await forgetRowsAndCaches(db);
    const allowed = await visibleOwners(db);
    const others = (await cachesWithRecords()).filter((name) => {
      const owner = ownerOfCache(name);
      return owner !== null && !allowed.includes(owner);
    });
    await Promise.all(others.map(deleteReadingCache));
  } finally {
    db.close();
  }
}
