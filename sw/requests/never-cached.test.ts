import { expect, test } from 'vitest';
import { isNeverCached } from './never-cached.ts';

const ORIGIN = 'https://edicola.leggo.it';
const never = (path: string, init?: RequestInit) =>
  isNeverCached(new Request(new URL(path, ORIGIN), init), ORIGIN);

test.each([
  '/',
  '/articolo/7',
  '/api/edicola/articolo?id=7',
  '/v1/numeri?edizione=a',
  '/api/edicola/ricerca?q=treno',
  '/v1/ricerca?q=treno',
  '/immagini/a/640.avif',
  '/shell',
])('OFF-02 the worker may answer %s', (path) => {
  expect(never(path)).toBe(false);
});

test.each([
  '/api/user/short-info',
  '/api/site/tracking',
  '/api/logout',
  '/api/novelty',
  '/healthz',
  '/readyz',
  '/newsletter/disiscrizione?token=x',
  '/rassegna-condivisa/disiscrizione?token=x',
  '/rassegna-condivisa/x',
  '/rassegna-condivisa/x/rassegna.pdf',
  '/sitemap.xml',
  '/sitemap-articoli-2025-04.xml',
  '/rss.xml',
  '/rss/economia.xml',
])('OFF-06 the worker never answers %s', (path) => {
  expect(never(path)).toBe(true);
});

test('OFF-06 the worker never answers a request that writes, has an authorization or goes to another origin', () => {
  expect(never('/api/edicola/articolo?id=7', { method: 'POST' })).toBe(true);
  expect(never('/api/edicola/articolo?id=7', { method: 'HEAD' })).toBe(true);
  expect(never('/api/edicola/articolo?id=7', { headers: { Authorization: 'Bearer x' } })).toBe(true);
  expect(never('https://account.leggo.it/api/edicola/home')).toBe(true);
});
