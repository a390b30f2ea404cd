import { expect, test } from 'vitest';
import { robotsText } from './robots.ts';

const ORIGIN = 'https://edicola.leggo.it';

test('NAV-24 robots.txt names what crawlers may read, and the sitemaps', () => {
  const text = robotsText(ORIGIN, { aiCrawlers: true });
  expect(text).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
  for (const path of ['/v1/', '/user/', '/sso/', '/rassegna-condivisa/']) {
    expect(text).toContain(`\nDisallow: ${path}\n`);
  }
  expect(text).toMatch(/\nSitemap: https:\/\/edicola\.leggo\.it\/sitemap\.xml\n$/);
  expect(text).not.toContain('GPTBot');
});

test('NAV-24 calls that are open to robots are allowed below closed paths', () => {
  const text = robotsText(ORIGIN, { aiCrawlers: true }, [
    { path: '/api/a/b', operation: { 'x-robots': 'disallow' } },
    { path: '/api/a/{id}/c', operation: { 'x-robots': 'allow' } },
  ]);
  expect(text).toContain('Disallow: /api/\nAllow: /api/a/\n');
});

test('NAV-24 one setting keeps the crawlers of language models out', () => {
  const text = robotsText(ORIGIN, { aiCrawlers: false });
  expect(text).toMatch(/^User-agent: GPTBot\n(?:User-agent: [\w-]+\n)+Disallow: \/\n\nUser-agent: \*\n/);
});
