import { afterEach, expect, test, vi } from 'vitest';
import { FROM_DEVICE } from '#device/from-device.ts';
import { fetchTrackingSource, onCachedChange } from './fetch-source.ts';
import { shownAnswersOf, shownCopyDate } from './shown-answers.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const DATE = 'Sat, 14 Mar 2026 06:12:00 GMT';
const fromNetwork = () => new Response('', { headers: { date: DATE } });
const fromDevice = (date = DATE) => new Response('', { headers: { date, [FROM_DEVICE]: '1' } });

/** Fetches `address` with this answer, of the network or of the device. */
async function ask(address: string, answer: () => Response) {
  vi.stubGlobal('fetch', async () => answer());
  await fetchTrackingSource(new Request(`https://edicola.leggo.it${address}`)).catch(() => undefined);
}

const page = { pathname: '/articolo/7/il-treno', search: '' };
const address = '/api/edicola/articolo?id=7';

test('OFF-02 a page knows which of its contents come from the device, and which are missing', async () => {
  expect(shownAnswersOf(page)).toEqual([{ address }]);
  await ask(address, fromDevice);
  expect(shownAnswersOf(page)).toEqual([{ address, date: DATE }]);
  await ask(address, () => {
    throw new TypeError('offline');
  });
  expect(shownAnswersOf(page)).toEqual([{ address, date: null }]);
  await ask(address, fromNetwork);
  expect(shownAnswersOf(page)).toEqual([{ address }]);
});

test('NAV-20 the oldest copy gives the age of a page', async () => {
  const archive = { pathname: '/archivio/2026-03-14', search: '' };
  expect(shownCopyDate(archive)).toBeNull();
  await ask('/v1/calendario?mese=2026-03', () => fromDevice());
  await ask('/v1/giorno?data=2026-03-14', () => fromDevice('Fri, 13 Mar 2026 21:10:00 GMT'));
  expect(shownCopyDate(archive)).toBe('2026-03-13T21:10:00.000Z');
});

test('NAV-20 listeners of the age are notified of changes to it, and of nothing else', async () => {
  const listener = vi.fn();
  const stop = onCachedChange(listener);
  await ask('/api/edicola/articolo?id=8', fromNetwork);
  expect(listener).not.toHaveBeenCalled();
  await ask('/api/edicola/articolo?id=8', fromDevice);
  await ask('/api/edicola/articolo?id=8', fromDevice);
  expect(listener).toHaveBeenCalledOnce();
  stop();
});
