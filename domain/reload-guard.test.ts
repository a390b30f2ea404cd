import { expect, test } from 'vitest';
import { afterLoadFailure } from './reload-guard.ts';

const NOW = 1_000_000;

test('NAV-20 the fifth failure reloads, the sixth goes home and starts over', () => {
  const four = [4, 3, 2, 1].map((seconds) => NOW - seconds * 1000);
  expect(afterLoadFailure(NOW, four)).toEqual({ action: 'reload', failures: [...four, NOW] });
  expect(afterLoadFailure(NOW, [NOW - 5000, ...four])).toEqual({ action: 'go-home', failures: [] });
});

test('NAV-20 failures 100 000 ms old no longer count', () => {
  const old = Array.from({ length: 9 }, () => NOW - 100_000);
  expect(afterLoadFailure(NOW, old)).toEqual({ action: 'reload', failures: [NOW] });
  const recent = Array.from({ length: 5 }, () => NOW - 99_999);
  expect(afterLoadFailure(NOW, recent).action).toBe('go-home');
});
