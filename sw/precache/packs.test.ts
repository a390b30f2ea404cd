import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Pack } from '#domain/build-files.ts';
import { chooseRequests, isIntact, packsInUse, positionsIn } from './packs.ts';

const encoded = (text: string) => new TextEncoder().encode(text);

const listed = (path: string, text = path) => ({
  path,
  bytes: encoded(text).length,
  sha256: createHash('sha256').update(text).digest('base64'),
});

const app: Pack = { path: '/assets/app.pack', files: [listed('/assets/app.js'), listed('/assets/app.css')] };
const account: Pack = { path: '/assets/account.pack', files: [listed('/assets/account.js')] };
const everything = ['/assets/app.js', '/assets/app.css', '/assets/account.js', '/assets/marks.svg'];

test('OFF-01 files that no page has loaded are fetched in packs, and files without a pack one by one', () => {
  expect(chooseRequests(everything, new Set(), [app, account])).toEqual({
    packs: [app, account],
    fromFiles: [],
    inBrowserCache: [],
    singles: ['/assets/marks.svg'],
  });
});

test('OFF-01 a pack that a page has loaded is put together of its files', () => {
  const loaded = new Set(['/assets/app.js', '/assets/app.css', '/assets/marks.svg']);
  expect(chooseRequests(everything, loaded, [app, account])).toEqual({
    packs: [account],
    fromFiles: [app],
    inBrowserCache: ['/assets/marks.svg'],
    singles: [],
  });
});

test('OFF-01 a pack of which a page has loaded the greater part is put together too, unless a file of it is cached', () => {
  const both = ['/assets/app.js', '/assets/app.css'];
  const none = { packs: [], fromFiles: [], inBrowserCache: [], singles: [] };
  expect(chooseRequests(both, new Set(['/assets/app.css']), [app])).toEqual({ ...none, fromFiles: [app] });
  expect(chooseRequests(both, new Set(['/assets/app.js']), [app])).toEqual({ ...none, packs: [app] });
  expect(chooseRequests(['/assets/app.css'], new Set(['/assets/app.css']), [app])).toEqual({
    ...none,
    inBrowserCache: ['/assets/app.css'],
  });
});

test('OFF-04 a pack whose files are cached is skipped', () => {
  expect(chooseRequests(['/assets/account.js'], new Set(), [app, account]).packs).toEqual([account]);
});

const two: Pack = {
  path: '/assets/two.pack',
  files: [listed('/assets/a.js', 'perché()'), listed('/assets/b.css', 'p{}')],
};

test('OFF-01 files lie in a pack one after the other', async () => {
  expect(positionsIn(two)).toEqual([
    { path: '/assets/a.js', begin: 0, end: 9 },
    { path: '/assets/b.css', begin: 9, end: 12 },
  ]);
  expect(await isIntact(encoded('perché()p{}').buffer, two)).toBe(true);
});

test.each([
  ['with a changed letter', 'perchè()p{}'],
  ['with another file', 'perché()p{;'],
  ['that was cut', 'perché()p{'],
  ['with something behind it', 'perché()p{} '],
  ['that is empty', ''],
])('OFF-01 a pack %s is rejected', async (_, text) => {
  expect(await isIntact(encoded(text).buffer, two)).toBe(false);
});

test('OFF-04 a pack is needed as long as one of its files is nowhere else', () => {
  const newer: Pack = { path: '/assets/newer.pack', files: [listed('/assets/app.js')] };
  const needed = ['/assets/app.js', '/assets/app.css'];
  expect(packsInUse([newer, app, account], needed, [])).toEqual([newer, app]);
  expect(packsInUse([newer, app, account], needed, ['/assets/app.css'])).toEqual([newer]);
  expect(packsInUse([newer, app, account], needed, needed)).toEqual([]);
});
