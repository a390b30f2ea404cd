import { expect, test } from 'vitest';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { importBench } from '#tests/support/import-bench.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';

const server = newsstandApp(importBench().database, { pages: true });

test('BRD-03, BRD-06 each paper has its own page, shell and installable app', async () => {
  for (const { devHost, key, name, shortName } of BRANDS) {
    const headers = { host: `${devHost}.localhost` };
    for (const url of ['/', '/shell']) {
      const { body } = await server.ask({ url, headers });
      expect(body).toContain(`data-brand="${key}"`);
      expect(/<title>(.*?)<\/title>/.exec(body)?.[1]).toContain(name);
    }
    const manifest = await server.ask({ url: '/manifest.webmanifest', headers });
    expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect(manifest.json()).toMatchObject({
      id: '/',
      start_url: '/',
      scope: '/',
      lang: 'it',
      short_name: shortName,
    });
    const { icons, screenshots } = manifest.json() as Record<
      'icons' | 'screenshots',
      { src: string; purpose?: string }[]
    >;
    expect(icons.map(({ purpose }) => purpose)).toEqual(
      expect.arrayContaining(['any', 'maskable', 'monochrome']),
    );
    for (const { src } of [...icons, ...screenshots])
      expect((await server.ask({ url: src })).statusCode, src).toBe(200);
  }
});
