import { readingCacheOf } from '#device/cache-names.ts';
import { NewsstandDb } from '#device/db.ts';
import { EVERYBODY } from '#device/tables/session.ts';
import { downloadedText } from '#domain/download-addresses.ts';
import { EditionStore } from '../editions/edition-store.ts';

/** An article that was taken back, by the address of its call, goes from the downloaded issues too, and from all copies. */
export async function dropWithdrawn(url: URL, owner: string): Promise<void> {
  const owners = [...new Set([owner, EVERYBODY])];
  for (const one of owners)
    await (await caches.open(readingCacheOf(one))).delete(url.href, { ignoreVary: true });
  const { pathname, searchParams } = url;
  if (pathname !== '/api/edicola/articolo') return;
  const db = new NewsstandDb();
  try {
    const text = downloadedText(Number(searchParams.get('id')));
    for (const one of owners) await new EditionStore(db, one).drop([text]);
  } finally {
    db.close();
  }
}
