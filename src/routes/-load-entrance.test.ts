import { expect, test, vi } from 'vitest';
import { loadEntrance } from './-load-entrance.ts';

const logError = vi.hoisted(() => vi.fn());
vi.mock('#src/state/log.ts', () => ({ logError }));

test('ACC-01 the sign-in is shown without covers if their code cannot be loaded', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module');
  const context = { api: () => Promise.reject(failure), brand: {} };
  const { covers } = await loadEntrance(context as never, { title: 'Accedi', description: '' } as never);
  expect(covers).toEqual([]);
  expect(logError).toHaveBeenCalledExactlyOnceWith('covers', failure);
});
