import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { readConfig } from '#server/base/config/config.ts';
import { readBuild } from '#server/web/http/build.ts';
import { openApp } from '#tests/support/open-app.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
type Place = 'in' | 'out';
const apps = new Map<Place, Awaited<ReturnType<typeof openApp>>>();

beforeAll(async () => {
  const build = await readBuild();
  for (const place of ['in', 'out'] as const) {
    const config = readConfig({ NODE_ENV: 'test', GATE: 'off', SHOWCASE: place });
    apps.set(
      place,
      await openApp({ config, db: database(), build, imagesFolder: '', now: () => new Date() }),
    );
  }
});
afterAll(async () => {
  for (const app of apps.values()) await app.close();
});

async function ask(place: Place, url: string, host = 'ilmessaggero.localhost') {
  const reply = await apps.get(place)?.inject({ method: 'GET', url, headers: { host } });
  if (!reply) throw new Error('no app');
  return reply;
}

const menuOf = (html: string) => /<nav[^>]*aria-label="Menu".*?<\/nav>/s.exec(html)?.[0] ?? '';

describe('NAV-16 a showcase at the shop', () => {
  test.each([
    ['/vetrina', 'https://shop.ilmessaggero.it'],
    ['/vetrina/rassegna_stampa', 'https://shop.ilmessaggero.it/rassegna_stampa'],
    ['/vetrina?offerta=anno', 'https://shop.ilmessaggero.it/?offerta=anno'],
    ['/vetrina?offerta=%2F%2Fexample.com', 'https://shop.ilmessaggero.it'],
  ])('%s redirects to %s', async (url, shop) => {
    const { statusCode, headers } = await ask('out', url);
    expect([statusCode, headers.location]).toEqual([302, shop]);
  });

  test('is one tap away in the menu of every paper', async () => {
    for (const { devHost, shopUrl, name } of BRANDS) {
      const menu = menuOf((await ask('out', '/', `${devHost}.localhost`)).body);
      expect(menu.includes(`href="${shopUrl}"`), name).toBe(true);
    }
  });
});

describe('NAV-16 a showcase in the newsstand', () => {
  test('shows the offers of its paper and leads to the purchase of the chosen one', async () => {
    for (const { devHost, name, offers } of BRANDS) {
      const { statusCode, body } = await ask('in', '/vetrina', `${devHost}.localhost`);
      expect(statusCode, name).toBe(200);
      expect(body.includes('<form action="/vetrina/acquisto" method="get">'), name).toBe(true);
      const fields = [...body.matchAll(/<input[^>]* name="offerta"[^>]*>/g)];
      expect(fields.map(([field]) => /value="(\w+)"/.exec(field)?.[1])).toEqual(offers.map(({ id }) => id));
    }
  });

  test('has the offer of its address selected, or the longest one if there is none or an unknown one', async () => {
    const chosen = async (query: string) => {
      const { body } = await ask('in', `/vetrina${query}`);
      const checked = [...body.matchAll(/<input[^>]*>/g)].filter(([field]) => field.includes('checked'));
      return checked.map(([field]) => /value="(\w+)"/.exec(field)?.[1]);
    };
    expect(await chosen('')).toEqual(['anno']);
    expect(await chosen('?offerta=mese')).toEqual(['mese']);
    expect(await chosen('?offerta=secolo')).toEqual(['anno']);
  });

  test('is an internal page in the menu', async () => {
    expect(menuOf((await ask('in', '/')).body).includes('href="/vetrina"')).toBe(true);
  });
});
