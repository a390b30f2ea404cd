import { afterEach, expect, test, vi } from 'vitest';
import { pushedAlert } from '#tests/support/push-alert.ts';
import { tidyShown } from './show.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const NOW = Date.parse('2026-11-20T08:00:00Z');
const TWO_DAYS_MS = 2 * 86_400_000;

test('PSH-03 what stands there for more than two days goes, nobody else’s', async () => {
  const closed: string[] = [];
  const notification = (name: string, data: unknown) => ({ data, close: () => void closed.push(name) });
  const shownAt = (at: number) => ({ shownAt: at, alert: pushedAlert() });
  vi.stubGlobal('self', {
    registration: {
      getNotifications: async () => [
        notification('old', shownAt(NOW - TWO_DAYS_MS - 1)),
        notification('fresh', shownAt(NOW - TWO_DAYS_MS)),
        notification('unread', { shownAt: 0, alert: null }),
        notification('of another', null),
      ],
    },
  });
  await tidyShown(NOW);
  expect(closed).toEqual(['old', 'unread']);
});

test('BRW-04 a browser without notifications has none to take away', async () => {
  vi.stubGlobal('self', { registration: {} });
  await expect(tidyShown(NOW)).resolves.toBeUndefined();
});
