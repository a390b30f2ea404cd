import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#api/clients.ts';
import { createApi } from '#api/clients.ts';
import type { DeviceSearchResult } from '#device/worker-messages.ts';
import { loadSearch, type SearchDevice } from './load-search.ts';

const NOTHING = {
  corrispondenza: 'tutto',
  non_cercabile: null,
  totale: 0,
  altri: false,
  pagina: 1,
  pagine: 0,
  risultati: [],
  sezioni: [],
  edizioni: [],
  firme: [],
  mesi: [],
  suggerimenti: [],
};
const answers = () => Response.json({ success: true, status: { code: 'OK' }, data: NOTHING });

/** The archive behind a simulated network. */
function archive(heard: () => Response | Promise<Response>): () => Promise<Api> {
  const origin = 'https://edicola.test';
  const origins = { site: origin, account: origin, archive: origin };
  const api = createApi({ readToken: () => null, origins, fetch: async () => heard() });
  return async () => api;
}
const offline = archive(() => Promise.reject(new TypeError('Failed to fetch')));
const inTrouble = archive(() => Response.json({}, { status: 503 }));
const silent = archive(() => new Promise(() => undefined));

// Only these fields of the device's answer are used.
const told = (issues: number, hits: number) =>
  ({ issues, result: { hits: Array(hits) } }) as unknown as DeviceSearchResult;
const device =
  (answer: DeviceSearchResult | null): SearchDevice =>
  async () =>
    answer;
/** Fails like `getRegistration` where a policy or the reader's settings allow no worker. */
const denied: SearchDevice = async () => {
  throw new DOMException('denied', 'SecurityError');
};
/** Longer than the timeout for the archive where the device has results. */
const LATE_MS = 5000;

const search = (api: () => Promise<Api>, ask: SearchDevice | null) =>
  loadSearch({ api, device: ask }, 'acqua', {});

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('NWS-06 the results of an archive that answers are used', async () => {
  const found = await search(archive(answers), device(told(2, 3)));
  expect(found).toMatchObject({ request: { text: 'acqua' }, result: { total: 0 } });
  expect(found.fallback).toBeUndefined();
});

test('NWS-06 offline the device answers, even without downloaded issues', async () => {
  expect((await search(offline, device(told(2, 3)))).fallback).toMatchObject({
    why: 'offline',
    onDevice: { issues: 2 },
  });
  expect((await search(offline, device(told(0, 0)))).fallback).toMatchObject({ onDevice: { issues: 0 } });
});

test('NWS-06 on a server error a device with issues answers instead', async () => {
  expect((await search(inTrouble, device(told(2, 0)))).fallback).toMatchObject({ why: 'server' });
  await expect(search(inTrouble, device(told(0, 0)))).rejects.toMatchObject({ kind: 'unavailable' });
});

test('NWS-06 BRW-04 where the browser denies workers the archive is searched as usual', async () => {
  expect((await search(archive(answers), denied)).result).toMatchObject({ total: 0 });
  const late = archive(() => new Promise((resolve) => setTimeout(() => resolve(answers()), LATE_MS)));
  const found = search(late, denied);
  await vi.advanceTimersByTimeAsync(LATE_MS);
  expect((await found).result).toMatchObject({ total: 0 });
  expect(logged).toHaveBeenCalled();
});

test.each([
  ['no worker answers', device(null)],
  ['workers are denied', denied],
  ['the page is made on the server', null],
])('NAV-20 where %s the page shows the error', async (_, ask) => {
  await expect(search(offline, ask)).rejects.toMatchObject({ kind: 'offline' });
});

test('NWS-06 a silent archive is waited for only until the timeout if the device has results', async () => {
  const found = search(silent, device(told(2, 3)));
  await vi.runAllTimersAsync();
  expect((await found).fallback).toMatchObject({ why: 'slow' });
});

test('NWS-06 a slow archive is waited for without a timeout if the device has no results', async () => {
  let late: (response: Response) => void = () => undefined;
  const found = search(
    archive(() => new Promise<Response>((resolve) => (late = resolve))),
    device(told(2, 0)),
  );
  await vi.runAllTimersAsync();
  late(answers());
  expect((await found).result).toMatchObject({ total: 0 });
});

test('NWS-06 nothing is requested without search words', async () => {
  const ask = vi.fn<SearchDevice>();
  expect(await loadSearch({ api: offline, device: ask }, undefined, {})).toMatchObject({ result: null });
  expect(ask).not.toHaveBeenCalled();
});
