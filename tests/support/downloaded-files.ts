import type { Page } from 'playwright/test';
import { CACHES } from '#device/cache-names.ts';
import type { components } from '#openapi/generated/site.ts';

export type Package = components['schemas']['Pacchetto'];

/** Package manifest of the national issue of a day, as the server returns it. */
export const packageOf = (page: Page, day: string): Promise<Package> =>
  page.evaluate(async (date) => {
    const reply = await fetch(`/api/edicola/pacchetto?edizione=nazionale&data=${date}`);
    return ((await reply.json()) as { data: Package }).data;
  }, day);

export type Damage = { path: string; to: 'changed' | 'gone' };

/** SHA-256 of every file of downloaded issues, by path with query, computed from the stored bytes. */
export async function downloadedHashes(page: Page): Promise<Map<string, string>> {
  const pairs = await page.evaluate(async () => {
    const cache = await caches.open('edicola-editions-v1');
    const hashes: [string, string][] = [];
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      const body = await (await cache.match(request))?.arrayBuffer();
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body ?? new ArrayBuffer(0)));
      const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
      hashes.push([pathname + search, hex]);
    }
    return hashes;
  });
  return new Map(pairs);
}

/** Damages downloaded files as a failing disk would. */
export const damageDownloads = (page: Page, damages: Damage[]): Promise<void> =>
  page.evaluate(async (all) => {
    const cache = await caches.open('edicola-editions-v1');
    for (const { path, to } of all) {
      if (to === 'gone') await cache.delete(path);
      else await cache.put(path, new Response('{"id":'));
    }
  }, damages);

/** Bytes of pictures cached while reading, which are deleted before anything else. */
export const bytesCachedByReading = (page: Page): Promise<number> =>
  page.evaluate(async (name) => {
    const cache = await caches.open(name);
    const copies = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
    const bodies = await Promise.all(
      copies.map(async (copy) => (await copy?.arrayBuffer())?.byteLength ?? 0),
    );
    return bodies.reduce((all, bytes) => all + bytes, 0);
  }, CACHES.pictures);
