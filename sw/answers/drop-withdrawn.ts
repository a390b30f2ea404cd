import { readingCacheOf } from '#device/cache-names.ts';
import { NewsstandDb } from '#device/db.ts';
import { NO_ACCOUNT } from '#device/tables/session.ts';
import { downloadedText } from '#domain/download-addresses.ts';
import { EditionStore } from '../editions/edition-store.ts';

/**
 * Removes a withdrawn article, named by the address of its call, from the downloaded issues and from all cached copies.
 */
export async function dropWithdrawn(url: URL, owner: string): Promise<void> {
  const owners = [...new Set([owner, NO_ACCOUNT])];
  for (const cacheOwner of owners)
    await (await caches.open(readingCacheOf(cacheOwner))).delete(url.href, { ignoreVary: true });
  const { pathname, searchParams } = url;
  if (pathname !== '/api/edicola/articolo') return;
  const db = new NewsstandDb();
  try {
    const text = downloadedText(Number(searchParams.get('id')));
    for (const cacheOwner of owners) await new EditionStore(db, cacheOwner).deleteFiles([text]);
  } finally {
    db.close();
  }
}
