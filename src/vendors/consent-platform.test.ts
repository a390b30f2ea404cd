import { afterEach, expect, test, vi } from 'vitest';
import { openPlatformPreferences } from './consent-platform.ts';

afterEach(() => vi.unstubAllGlobals());

type Then = (data: null, success: boolean) => void;

const platform = (answer: (then: Then) => void) =>
  vi.fn((_command: string, _version: number, then: Then) => answer(then));

function press(api?: ReturnType<typeof platform>): boolean {
  vi.stubGlobal('window', { __tcfapi: api });
  const onRefusal = vi.fn();
  openPlatformPreferences(onRefusal);
  return onRefusal.mock.calls.length === 1;
}

test('TRK-06 a platform that is missing, or cannot show its preferences, is reported', () => {
  expect(press()).toBe(true);
  expect(press(platform((then) => then(null, false)))).toBe(true);
});

test('TRK-06 a platform that shows its preferences is not reported, even if it never answers', () => {
  const silent = platform(() => undefined);
  expect(press(silent)).toBe(false);
  expect(silent).toHaveBeenCalledExactlyOnceWith('displayConsentUi', 2, expect.any(Function));
  expect(press(platform((then) => then(null, true)))).toBe(false);
});
