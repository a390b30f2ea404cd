import { answersCacheOf } from '#device/cache-names.ts';
import { NewsstandDb } from '#device/db.ts';
import { NO_ACCOUNT } from '#device/tables/session.ts';
import { textAddress } from '#domain/download-addresses.ts';
import { DownloadedIssueStore } from '../editions/downloaded-issue-store.ts';

/**
 * Deletes the cached answer of a call that is gone, of this owner and of no account; if the call was for an article, also
 * its text in the downloaded issues.
 */
export async function dropWithdrawn(url: URL, owner: string): Promise<void> {
  const owners = [...new Set([owner, NO_ACCOUNT])];
  for (const cacheOwner of owners)
    await (await caches.open(answersCacheOf(cacheOwner))).delete(url.href, { ignoreVary: true });
  const { pathname, searchParams } = url;
  if (pathname !== '/api/edicola/articolo') return;
  const db = new NewsstandDb();
  try {
    const text = textAddress(Number(searchParams.get('id')));
    for (const cacheOwner of owners) await new DownloadedIssueStore(db, cacheOwner).deleteFiles([text]);
  } finally {
    db.close();
  }
}
