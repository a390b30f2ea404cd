import { beforeAll, describe, expect, test } from 'vitest';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const fixture = importFixture({ once: true });
const server = newsstandApp(fixture.database, { pages: true });

beforeAll(async () => {
  for (const { sigla, mainEdition } of BRANDS) {
    await fixture.run([ninjs({ uri: 'urn:a', editions: [mainEdition], section: 'Cronaca nera' })], {
      brand: sigla,
    });
  }
});

const ask = (url: string, devHost: string) => server.ask({ url, headers: { host: `${devHost}.localhost` } });

/** The links of a page's menu and footer, from its HTML. */
async function linksOf(devHost: string) {
  const { body } = await ask('/', devHost);
  const menu = /<nav[^>]*aria-label="Menu".*?<\/nav>/s.exec(body)?.[0] ?? '';
  const footer = /<footer.*<\/footer>/s.exec(body)?.[0] ?? '';
  const links = [...(menu + footer).matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
  return { menu, links: links.map(([, href = '', inside = '']) => ({ href, inside })) };
}

describe.each(BRANDS.map(({ name, devHost }) => ({ name, devHost })))('$name', ({ devHost }) => {
  test('SHL-08 has no placeholder left in menu and footer', async () => {
    const { links } = await linksOf(devHost);
    expect(links.length).toBeGreaterThan(8);
    for (const { href } of links) expect(href).toMatch(/^(?:\/|https:\/\/)[^{}]*$/);
  });

  test('SHL-09 marks every link to another site, in words and with an icon, and no other link', async () => {
    for (const { href, inside } of (await linksOf(devHost)).links) {
      const marked = inside.includes('(altro sito)') && inside.includes('#i-ext');
      expect(marked, href).toBe(href.startsWith('https://'));
    }
  });

  test('NAV-25 links only to pages that exist', async () => {
    const own = new Set(
      (await linksOf(devHost)).links.flatMap(({ href }) => (href.startsWith('/') ? href : [])),
    );
    for (const href of own) expect((await ask(href, devHost)).statusCode, href).toBe(200);
  });

  test('SHL-09, ROL-03 folds its sections without JavaScript and marks entries that are coming soon', async () => {
    const { menu } = await linksOf(devHost);
    const group = /<details open="">.*?<\/details>/s.exec(menu)?.[0] ?? '';
    expect(/<summary[^>]*>.*?Sezioni/s.test(group)).toBe(true);
    expect(group.includes('href="/sezione/cronaca-nera"')).toBe(true);
    const coming = [...menu.matchAll(/>([^<>]+)<\/span><span class="soon">In arrivo</g)].map(
      ([, name]) => name,
    );
    expect(coming).toEqual(['Firme', 'Articoli Preferiti']);
    expect(menu.match(/<ul class="block/g)).toHaveLength(2);
  });
});
