import { expect, test, vi } from 'vitest';
import { createOpenedStore, type OpenedRepository } from './opened-store.ts';

/** Deferred work, run when the test says so. */
function idleQueue() {
  const waiting: (() => void)[] = [];
  return {
    whenIdle: (work: () => void) => void waiting.push(work),
    async run() {
      for (const work of waiting.splice(0)) work();
      await new Promise((done) => setTimeout(done));
    },
  };
}

const blocked: OpenedRepository = {
  load: () => Promise.reject(new DOMException('blocked', 'SecurityError')),
  save: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
};

test('NAV-22 saved marks are shown once the page is idle, and read only once', async () => {
  const repository = { load: vi.fn(async () => [3, 5]), save: vi.fn(async () => undefined) };
  const idle = idleQueue();
  const store = createOpenedStore(repository, idle.whenIdle);
  const onChange = vi.fn();
  store.subscribe(onChange);
  store.subscribe(() => undefined);
  expect(repository.load).not.toHaveBeenCalled();
  expect(store.has(3)).toBe(false);
  await idle.run();
  expect(repository.load).toHaveBeenCalledTimes(1);
  expect([3, 4, 5].map(store.has)).toEqual([true, false, true]);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('NAV-22 an opened article is marked immediately and saved on the device', async () => {
  const repository = { load: async () => [], save: vi.fn(async () => undefined) };
  const idle = idleQueue();
  const store = createOpenedStore(repository, idle.whenIdle);
  const onChange = vi.fn();
  const unsubscribe = store.subscribe(onChange);
  store.mark(8);
  expect(store.has(8)).toBe(true);
  expect(onChange).toHaveBeenCalledTimes(1);
  await idle.run();
  expect(repository.save).toHaveBeenCalledExactlyOnceWith(8);
  unsubscribe();
  onChange.mockClear();
  store.mark(9);
  expect(onChange).not.toHaveBeenCalled();
});

test('BRW-04 blocked storage gives no marks and no error', async () => {
  const idle = idleQueue();
  const store = createOpenedStore(blocked, idle.whenIdle);
  store.subscribe(() => undefined);
  store.mark(8);
  await idle.run();
  expect(store.has(8)).toBe(true);
  expect(store.has(3)).toBe(false);
});
