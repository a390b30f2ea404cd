import { afterEach, expect, test, vi } from 'vitest';
import { requestCreative } from './marketing.ts';

afterEach(() => vi.unstubAllGlobals());

const URL = 'https://offerte.example/creativo';
const USER = { logged: true, subscribed: false };

function answering(reply: () => Response) {
  const fetch = vi.fn(async (_url: string, _how: RequestInit) => reply());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('TRK-05 the platform is sent the place and the kind of reader, and no cookie', async () => {
  const fetch = answering(() => Response.json({ titolo: 'Offerta' }));
  expect(await requestCreative(URL, 'strip_sticky_edicola', USER)).toEqual({ titolo: 'Offerta' });
  const [url, how] = fetch.mock.calls[0] ?? [];
  expect(url).toBe(URL);
  expect(how).toMatchObject({ method: 'POST', credentials: 'omit', referrerPolicy: 'origin' });
  expect(JSON.parse(String(how?.body))).toEqual({ creative: 'strip_sticky_edicola', user: USER });
});

test('TRK-05 an empty answer gives null, a failed one throws', async () => {
  answering(() => new Response(null, { status: 204 }));
  expect(await requestCreative(URL, 'x', USER)).toBeNull();
  answering(() => new Response('', { status: 500 }));
  await expect(requestCreative(URL, 'x', USER)).rejects.toThrow('it answered 500');
});
