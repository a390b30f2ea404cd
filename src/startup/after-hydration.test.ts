import { expect, test, vi } from 'vitest';
import { afterHydration } from './after-hydration.ts';

const { idleStart, logError } = vi.hoisted(() => ({ idleStart: vi.fn(), logError: vi.fn() }));
vi.mock('#src/state/log.ts', () => ({ logError }));
vi.mock('./idle-start.ts', () => ({ idleStart }));

test('OFF-01 what starts when the page is idle starts once, even if part of it fails', async () => {
  const browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  vi.stubGlobal('document', { title: '', documentElement: { dataset: {} } });
  vi.stubGlobal('location', new URL('https://edicola.leggo.it/'));
  vi.stubGlobal('MutationObserver', class {});
  const failure = new Error('blocked storage');
  idleStart.mockImplementationOnce(() => {
    throw failure;
  });
  afterHydration({ subscribe: () => undefined, options: { context: {} } } as never, false);
  await expect.poll(() => logError.mock.calls).toEqual([['start', failure]]);
  browser.dispatchEvent(new Event('online'));
  await vi.dynamicImportSettled();
  expect(idleStart).toHaveBeenCalledTimes(1);
});
