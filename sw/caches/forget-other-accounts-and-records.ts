import { ownerOfCache } from '#device/cache-names.ts';
import { NewsstandDb } from '#device/db.ts';
import { forgetOtherAccounts } from '#device/forget-other-accounts.ts';
import { visibleOwners } from '#device/tables/session.ts';
import { deleteReadingCache } from './delete-reading-cache.ts';
import { cachesWithRecords } from './expiration-records.ts';

/**
 * Deletes the rows and caches of all accounts except the signed-in one, and Workbox's expiration records of those
 * caches. OFF-06
 */
export async function forgetOtherAccountsAndRecords(): Promise<void> {
  const db = new NewsstandDb();
  try {
    await forgetOtherAccounts(db);
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
