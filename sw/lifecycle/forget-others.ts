import { ownerOfCache } from '#device/cache-names.ts';
import { NewsstandDb } from '#device/db.ts';
import { forgetOthers as forgetOthersHere } from '#device/forget-others.ts';
import { readersHere } from '#device/tables/session.ts';
import { cachesWithRecords } from '../strategies/expiration-records.ts';
import { forgetReading } from '../strategies/forget-reading.ts';

/** What the page does at the end of a session, with the books that the worker keeps of what was read. OFF-06 */
export async function forgetOthers(): Promise<void> {
  const db = new NewsstandDb();
  try {
    await forgetOthersHere(db);
    const allowed = await readersHere(db);
    const others = (await cachesWithRecords()).filter((name) => {
      const owner = ownerOfCache(name);
      return owner !== null && !allowed.includes(owner);
    });
    await Promise.all(others.map(forgetReading));
  } finally {
    db.close();
  }
}
