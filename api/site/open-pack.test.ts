import { expect, test } from 'vitest';
import { ApiError } from '#domain/api-error.ts';
import { openPack } from './open-pack.ts';

const origin = 'https://edicola.example';
const address = '/api/edicola/pacchetto/testi/1';

/** Records the requests to a server that gives this answer. */
function serverOf(answer: () => Response, token: string | null = null) {
  const asked: Request[] = [];
  const deps = {
    readToken: () => token,
    origins: { site: origin, account: origin, archive: origin },
    fetch: async (input: string | URL | Request) => {
      asked.push(input as Request);
      return answer();
    },
  };
  return { asked, deps };
}

const whole = () => new Response('tutto');
const part = () => new Response('parte', { status: 206 });

test('OFF-03 a package is requested whole, bypassing every cache, with the token of a signed-in reader', async () => {
  const { asked, deps } = serverOf(whole, 'chiave');
  expect(await new Response(await openPack(deps, { address })).text()).toBe('tutto');
  const [{ url, cache, headers } = new Request(origin)] = asked;
  expect([url, cache, headers.get('authorization'), headers.get('range')]).toEqual([
    origin + address,
    'no-store',
    'Bearer chiave',
    null,
  ]);
});

test('OFF-03 a visitor’s request carries no token', async () => {
  const { asked, deps } = serverOf(whole);
  await openPack(deps, { address });
  expect(asked[0]?.headers.has('authorization')).toBe(false);
});

test.each([
  [{ from: 5 }, 'bytes=5-'],
  [{ from: 0, to: 9 }, 'bytes=0-9'],
])('OFF-03 a part %o is requested by its bytes', async (wanted, range) => {
  const { asked, deps } = serverOf(part);
  expect(await new Response(await openPack(deps, { address, ...wanted })).text()).toBe('parte');
  expect(asked[0]?.headers.get('range')).toBe(range);
});

test.each([
  ['the whole instead of the requested part', whole, { from: 5 }, 'server'],
  ['a part instead of the whole', part, {}, 'server'],
  ['an answer 404', () => new Response(null, { status: 404 }), {}, 'not-found'],
  ['an answer 503', () => new Response(null, { status: 503 }), {}, 'unavailable'],
])('OFF-03 %s is refused', async (_what, answer, wanted, kind) => {
  const { deps } = serverOf(answer);
  const error = await openPack(deps, { address, ...wanted }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ kind, details: { operation: 'openPack' } });
});

test('OFF-03 a network failure is reported as offline', async () => {
  const { deps } = serverOf(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(openPack(deps, { address })).rejects.toMatchObject({ kind: 'offline' });
});
