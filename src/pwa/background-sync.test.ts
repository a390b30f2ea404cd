import { afterEach, expect, test, vi } from 'vitest';
import { mayWakeDaily, syncDaily, syncDownloads } from './background-sync.ts';

afterEach(() => vi.unstubAllGlobals());

const browserWith = (registration: object) =>
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve(registration) } });

test('OFF-03 the browser is asked to wake the worker, now and periodically', async () => {
  const sync = { register: vi.fn(async () => undefined) };
  const periodicSync = { register: vi.fn(async () => undefined), unregister: vi.fn(async () => undefined) };
  browserWith({ sync, periodicSync });
  await syncDownloads();
  expect(sync.register).toHaveBeenCalledWith('editions');
  await syncDaily(true);
  expect(periodicSync.register).toHaveBeenCalledWith('daily-editions', { minInterval: expect.any(Number) });
  await syncDaily(false);
  expect(periodicSync.unregister).toHaveBeenCalledWith('daily-editions');
});

test('OFF-03 a browser that refuses or does not support it causes no error', async () => {
  const refuse = async () => {
    throw new DOMException('denied', 'NotAllowedError');
  };
  browserWith({ sync: { register: refuse }, periodicSync: { register: refuse, unregister: refuse } });
  await expect(syncDownloads()).resolves.toBeUndefined();
  await expect(syncDaily(true)).resolves.toBeUndefined();
  browserWith({});
  await expect(syncDownloads()).resolves.toBeUndefined();
  await expect(syncDaily(true)).resolves.toBeUndefined();
});

test.each([
  ['may wake the worker', { periodicSync: {} }, true],
  ['wakes it for nothing', {}, false],
])('OFF-03 daily background sync: a browser that %s', (_, prototype, may) => {
  vi.stubGlobal('ServiceWorkerRegistration', { prototype });
  expect(mayWakeDaily()).toBe(may);
});
