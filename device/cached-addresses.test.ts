import { expect, test } from 'vitest';
import {
  isAsset,
  isBrandFile,
  isCachedCall,
  isCachedForEverybody,
  isPicture,
  isPressReview,
  isReadOnlyPressReview,
  isSearch,
} from './cached-addresses.ts';

test.each([
  [isCachedCall, ['/api/edicola/home', '/api/edicola/articolo', '/v1/numeri']],
  [isPicture, ['/immagini/0f/640.avif']],
  [isBrandFile, ['/brands/leggo/icon.svg', '/manifest.webmanifest']],
  [isAsset, ['/assets/index-a1b2.js']],
])('OFF-02 %o is true for addresses that are cached', (predicate, paths) => {
  for (const path of paths) {
    expect(predicate(path), path).toBe(true);
    expect(isCachedForEverybody(path), path).toBe(true);
  }
});

test.each([
  '/',
  '/articolo/7',
  '/api/site/tracking',
  '/api/user/short-info',
  '/api/edicolante',
  '/healthz',
  '/v11/x',
  '/sw.js',
  '/shell',
])('OFF-06 %s is not cached', (path) => {
  expect(isCachedForEverybody(path)).toBe(false);
});

test.each([
  '/api/edicola/ricerca',
  '/v1/ricerca',
])('NWS-06 %s is cached separately, among the last searches', (path) => {
  expect(isSearch(path)).toBe(true);
  expect(isCachedCall(path)).toBe(false);
  expect(isCachedForEverybody(path)).toBe(false);
});

test('OFF-06 no other call is a search', () => {
  expect(isSearch('/api/user/ricerca')).toBe(false);
  expect(isSearch('/ricerca')).toBe(false);
});

test.each([
  ['/api/user/rassegna/ritagli', true],
  ['/api/user/rassegna/ritaglio/7', true],
  ['/api/user/rassegna/lettura/2025-04-03', true],
  ['/api/user/rassegna/last-date', true],
  ['/api/user/rassegna/bozza/2025-04-03', false],
  ['/api/user/rassegna/invii', false],
  ['/api/user/rassegna/impostazioni', false],
])('PRS-04 %s belongs to the press review of an account, read-only: %s', (path, onlyRead) => {
  expect(isPressReview(path)).toBe(true);
  expect(isReadOnlyPressReview(path)).toBe(onlyRead);
  expect(isCachedForEverybody(path)).toBe(false);
});
