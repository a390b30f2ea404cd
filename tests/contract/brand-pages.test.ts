import { beforeEach, describe, expect, test } from 'vitest';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database, { pages: true });

const askAt = (host: string, url: string) => server.ask({ url, headers: { host } });

type Drawn = { src: string; type: string; purpose?: string };
type Shortcut = { name: string; url: string; icons: Drawn[] };

describe.each(BRANDS)('$name', ({
  sigla,
  mainEdition,
  devHost,
  key,
  name,
  shortName,
  colours,
  copyright,
}) => {
  beforeEach(() => fixture.run([ninjs({ uri: 'urn:a', editions: [mainEdition] })], { brand: sigla }));

  const ask = (url: string) => askAt(`${devHost}.localhost`, url);

  test.each(['/', '/shell'])('BRD-03 shows its own brand from the first byte of %s', async (url) => {
    const { body } = await ask(url);
    expect(body).toContain(`<html lang="it" data-brand="${key}"`);
    expect(body).toContain(`content="${colours.themeLight}" media="(prefers-color-scheme: light)"`);
    expect(body).toContain(`href="/brands/${key}/icon-48.png"`);
    expect(/<title>(.*?)<\/title>/.exec(body)?.[1]).toContain(name);
    expect(body).toContain(copyright.replaceAll('&', '&amp;').split(' · ')[0] ?? '');
  });

  test('BRD-06 is an installable app of its own', async () => {
    const manifest = await ask('/manifest.webmanifest');
    expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect(manifest.json()).toMatchObject({
      id: '/',
      start_url: '/',
      scope: '/',
      lang: 'it',
      display: 'standalone',
      name: expect.stringContaining(name),
      short_name: shortName,
      theme_color: colours.themeLight,
    });
    const { icons, screenshots, shortcuts } = manifest.json() as {
      icons: Drawn[];
      screenshots: Drawn[];
      shortcuts: Shortcut[];
    };
    expect(new Set(icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable', 'monochrome']));
    const names = shortcuts.map((shortcut) => shortcut.name);
    expect(names).toEqual(expect.arrayContaining(['Edizione di oggi', 'Cerca']));
    for (const { url } of shortcuts) expect((await ask(url)).statusCode, url).toBe(200);
    for (const { src, type } of [...icons, ...screenshots, ...shortcuts.flatMap((one) => one.icons)]) {
      const file = await ask(src);
      expect(file.statusCode, src).toBe(200);
      expect(file.headers['content-type'], src).toContain(type);
    }
  });
});

test.each([
  ['127.0.0.1:8080', 'mg'],
  ['nessuno.example', 'mg'],
  ['account.ilmattino.localhost', 'em'],
])('BRD-02 the host %s shows the paper %s', async (host, key) => {
  expect((await askAt(host, '/')).body).toContain(`data-brand="${key}"`);
});

test('SHL-07 no other paper has Chatbot and archive in its menu', async () => {
  const menuOf = async (devHost: string) =>
    /<nav[^>]*aria-label="Menu".*?<\/nav>/s.exec((await askAt(`${devHost}.localhost`, '/')).body)?.[0] ?? '';
  expect(await menuOf('ilmessaggero')).toContain('Vai all’archivio');
  for (const { devHost, domain } of BRANDS.filter(({ sigla }) => sigla !== 'MG')) {
    const menu = await menuOf(devHost);
    expect(menu).toMatch(
      new RegExp(`<a href="https://www\\.${domain}/"[^>]*>(?:(?!</a>).)*Vai al sito`, 's'),
    );
    expect(menu).not.toMatch(/Vai all’archivio|Chatbot/);
  }
});
