import type { BrowserContext, Page } from 'playwright/test';

/** One entry stored in a browser: its place, and its contents as text. */
export type Kept = { place: string; text: string };

/** Everything the browser stores for the origin of a page, and the cookies of all origins. OFF-06 */
export async function deviceContents(page: Page, context: BrowserContext): Promise<Kept[]> {
  const parts = [
    await page.evaluate(inStorages),
    await page.evaluate(inDatabases),
    await page.evaluate(inCaches),
    (await context.cookies()).map((cookie) => ({
      place: `cookie ${cookie.name} of ${cookie.domain}`,
      text: JSON.stringify(cookie),
    })),
  ];
  return parts.flat();
}

/** Places of entries that contain one of the words. */
export const placesOf = (kept: readonly Kept[], words: readonly string[]): string[] =>
  kept.filter(({ text }) => words.some((word) => text.includes(word))).map(({ place }) => place);

// The following functions run in the page, so they cannot use anything outside their own body.

function inStorages(): Kept[] {
  return Object.entries({ localStorage, sessionStorage }).flatMap(([name, storage]) =>
    Object.entries(storage).map(([key, value]) => ({ place: `${name} ${key}`, text: `${key} ${value}` })),
  );
}

/** Every row of every table, with its key. */
async function inDatabases(): Promise<Kept[]> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const asText = (_key: string, value: unknown) =>
    value instanceof Uint8Array ? new TextDecoder().decode(value) : value;
  const found: Kept[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const db = await done(indexedDB.open(name));
    for (const table of db.objectStoreNames) {
      const rows = db.transaction(table).objectStore(table);
      const [values, keys] = await Promise.all([done(rows.getAll()), done(rows.getAllKeys())]);
      const texts = values.map((value, at) => JSON.stringify([keys[at], value], asText));
      found.push(...texts.map((text) => ({ place: `${name}.${table}`, text })));
    }
    db.close();
  }
  return found;
}

/** Every cached answer with its address and headers. */
async function inCaches(): Promise<Kept[]> {
  const found: Kept[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const answer = await cache.match(url);
      const headers = JSON.stringify([...(answer?.headers ?? [])]);
      found.push({ place: `cache ${name}`, text: `${name} ${url} ${headers} ${await answer?.text()}` });
    }
  }
  return found;
}
