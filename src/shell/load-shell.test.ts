import { expect, test, vi } from 'vitest';
import { loadShell } from './load-shell.ts';

const logError = vi.hoisted(() => vi.fn());
vi.mock('#src/state/log.ts', () => ({ logError }));

test('SHL-01 a menu whose code cannot be loaded is shorter and does not break the page', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module');
  const data = await loadShell({
    api: () => Promise.reject(failure),
    now: () => new Date('2026-03-02T12:00Z'),
  });
  expect(data).toEqual({ today: '2026-03-02', sections: { first: [], total: 0 } });
  expect(logError).toHaveBeenCalledExactlyOnceWith('menu', failure);
});
