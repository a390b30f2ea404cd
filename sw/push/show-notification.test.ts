import { afterEach, expect, test, vi } from 'vitest';
import { pushedAlert } from '#tests/support/push-alert.ts';
import { closeOldNotifications, showNotification } from './show-notification.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const NOW = Date.parse('2026-11-20T08:00:00Z');
const TWO_DAYS_MS = 2 * 86_400_000;

test('PSH-03 our notifications older than two days are closed, others are not', async () => {
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
  await closeOldNotifications(NOW);
  expect(closed).toEqual(['old', 'unread']);
});

test('PSH-03 showing waits while notifications are listed, and listing does not start while one is being shown', async () => {
  const steps: string[] = [];
  const ends: (() => void)[] = [];
  const step = (name: string) => {
    steps.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  vi.stubGlobal('self', {
    registration: {
      showNotification: () => step('show'),
      getNotifications: async () => {
        await step('list');
        return [];
      },
    },
  });
  const alert = { title: 'Titolo', options: { data: { shownAt: NOW, alert: null } } };
  const work = [closeOldNotifications(NOW), showNotification(alert), closeOldNotifications(NOW)];
  await vi.waitFor(() => expect(steps).toEqual(['list']));
  ends.pop()?.();
  await vi.waitFor(() => expect(steps).toEqual(['list', 'show']));
  await closeOldNotifications(NOW);
  ends.pop()?.();
  await Promise.all(work);
  expect(steps).toEqual(['list', 'show']);
});

test('BRW-04 a browser without notifications has none to close', async () => {
  vi.stubGlobal('self', { registration: {} });
  await expect(closeOldNotifications(NOW)).resolves.toBeUndefined();
});
