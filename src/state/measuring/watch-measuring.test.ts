import { expect, test, vi } from 'vitest';
import { watchMeasuring } from './watch-measuring.ts';

const { measurePages, logError } = vi.hoisted(() => ({ measurePages: vi.fn(), logError: vi.fn() }));
vi.mock('../log.ts', () => ({ logError }));
vi.mock('./measure-pages.ts', () => ({ measurePages }));
vi.mock('./may-measure.ts', () => ({ purposesToMeasure: () => ['measuring'] }));
vi.mock('../consent/consent.ts', () => ({
  currentConsent: () => ({}),
  onConsent: (listener: () => void) => listener(),
}));

test('TRK-02 measuring starts once, even if part of it fails', async () => {
  const browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  const failure = new Error('blocked storage');
  measurePages.mockImplementationOnce(() => {
    throw failure;
  });
  watchMeasuring({} as never, {} as never, { address: '/', title: '' });
  await expect.poll(() => logError.mock.calls).toEqual([['tracking', failure]]);
  browser.dispatchEvent(new Event('online'));
  await vi.dynamicImportSettled();
  expect(measurePages).toHaveBeenCalledTimes(1);
});
