import { expect } from 'playwright/test';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { ask } from '#tests/support/ask-newsstand.ts';
import { originOf, test } from '#tests/support/newsstand-test.ts';

for (const brand of BRANDS) {
  test(`BRD-03 ${brand.name} is itself from the first byte on its own host`, async ({ request }) => {
    const html = await (await ask(request, '/', brand.devHost)).text();
    expect(html).toContain(`<html lang="it" data-brand="${brand.key}"`);
    expect(html).toContain(`content="${brand.colours.themeLight}" media="(prefers-color-scheme: light)"`);
    expect(html).toContain(`href="/brands/${brand.key}/icon-48.png"`);
    expect(html).toMatch(new RegExp(`<title>[^<]*${brand.name}`));
    expect(html).toContain(brand.copyright.replaceAll('&', '&amp;').split(' · ')[0] ?? '');
  });

  test(`BRD-06 ${brand.name} is an app of its own`, async ({ request }) => {
    const manifest = await (await ask(request, '/manifest.webmanifest', brand.devHost)).json();
    expect(manifest).toMatchObject({
      name: expect.stringContaining(brand.name),
      short_name: brand.shortName,
      lang: 'it',
      display: 'standalone',
      start_url: '/',
      theme_color: brand.colours.themeLight,
    });
    const purposes = manifest.icons.map((icon: { purpose: string }) => icon.purpose);
    expect(new Set(purposes)).toEqual(new Set(['any', 'maskable', 'monochrome']));
    const shortcuts: { name: string; url: string; icons: { src: string; type: string }[] }[] =
      manifest.shortcuts;
    expect(shortcuts.map(({ name }) => name)).toEqual(expect.arrayContaining(['Edizione di oggi', 'Cerca']));
    for (const { url } of shortcuts) expect((await ask(request, url, brand.devHost)).status(), url).toBe(200);
    const drawn = shortcuts.flatMap(({ icons }) => icons);
    for (const { src, type } of [...manifest.icons, ...manifest.screenshots, ...drawn]) {
      const file = await ask(request, src, brand.devHost);
      expect(file.status(), src).toBe(200);
      expect(file.headers()['content-type'], src).toContain(type);
    }
  });
}

test('BRD-02 an unknown host gets Il Messaggero', async ({ request }) => {
  const html = await (await request.get(`http://127.0.0.1:${process.env.EDICOLA_PORT}/`)).text();
  expect(html).toContain('data-brand="mg"');
});

test('BRD-02 the account host shows its own paper', async ({ request }) => {
  const html = await (await ask(request, '/', 'account.ilmattino')).text();
  expect(html).toContain('data-brand="em"');
});

test('SHL-07 Chatbot and archive stand in the menu of no other paper', async ({ page }) => {
  await page.goto(`${originOf('ilgazzettino')}/#menu`);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Vai al sito' })).toHaveAttribute(
    'href',
    'https://www.ilgazzettino.it/',
  );
  await expect(menu.getByText('Vai all’archivio')).toHaveCount(0);
  await page.goto(`${originOf('ilmessaggero')}/#menu`);
  await expect(menu.getByText('Vai all’archivio')).toHaveCount(1);
});
