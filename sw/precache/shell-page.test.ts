import { expect, test } from 'vitest';
import { entryOf, isStale } from './shell-page.ts';

test('OFF-01 the shell names the build that it starts', () => {
  expect(
    entryOf(
      '<!doctype html>\n<html lang="it" data-brand="leggo" data-scripts="/assets/index-a1.js /assets/b2.js">',
    ),
  ).toBe('/assets/index-a1.js');
  expect(entryOf('<html lang="it"><body data-scripts="/assets/x.js">')).toBeNull();
});

test('OFF-01 a shell without a date or older than six hours is fetched again', () => {
  const now = Date.parse('2026-03-14T12:00:00Z');
  expect(isStale('Sat, 14 Mar 2026 06:00:01 GMT', now)).toBe(false);
  expect(isStale('Sat, 14 Mar 2026 06:00:00 GMT', now)).toBe(true);
  expect(isStale(null, now)).toBe(true);
});
