import { expect, test } from 'vitest';
import { robotsText } from './robots.ts';

const ORIGIN = 'https://edicola.leggo.it';

test('NAV-24 programs are told what is theirs, and where the lists of all pages stand', () => {
  const text = robotsText(ORIGIN, { aiCrawlers: true });
  expect(text).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
  for (const path of ['/v1/', '/user/', '/sso/', '/rassegna-condivisa/']) {
    expect(text).toContain(`\nDisallow: ${path}\n`);
  }
  expect(text).toMatch(/\nSitemap: https:\/\/edicola\.leggo\.it\/sitemap\.xml\n$/);
  expect(text).not.toContain('GPTBot');
});

test('NAV-24 a publisher who does not want models to read the paper says so once', () => {
  const text = robotsText(ORIGIN, { aiCrawlers: false });
  expect(text).toMatch(/^User-agent: GPTBot\n(?:User-agent: [\w-]+\n)+Disallow: \/\n\nUser-agent: \*\n/);
});
