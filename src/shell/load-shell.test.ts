import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#domain/api-error.ts';
import { loadShell } from './load-shell.ts';

const logError = vi.hoisted(() => vi.fn());
vi.mock('#src/state/log.ts', () => ({ logError }));

const now = () => new Date('2026-03-02T12:00Z');
const WITHOUT_SECTIONS = { today: '2026-03-02', sections: { first: [], total: 0 } };

beforeEach(() => logError.mockClear());

test('SHL-01 a menu whose code cannot be loaded is shorter and does not break the page', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module');
  expect(await loadShell({ api: () => Promise.reject(failure), now })).toEqual(WITHOUT_SECTIONS);
  expect(logError).toHaveBeenCalledExactlyOnceWith('menu', failure);
});

test.each([
  ['a newsstand without any issue', 'not-found', 404],
  ['an unavailable newsstand', 'unavailable', 503],
] as const)('SHL-01 the menu of %s is shorter, and nothing is logged', async (_, kind, status) => {
  const failure = new ApiError(kind, { operation: 'listSections', status });
  expect(await loadShell({ api: () => Promise.reject(failure), now })).toEqual(WITHOUT_SECTIONS);
  expect(logError).not.toHaveBeenCalled();
});
