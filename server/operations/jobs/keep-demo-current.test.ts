import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '#server/base/db/connect.ts';
import { keepDemoCurrent } from './keep-demo-current.ts';

const HALF_HOUR_MS = 30 * 60_000;

let days: string[];
let failing: boolean;
let told: string;
let now: Date;

beforeEach(() => {
  vi.useFakeTimers();
  days = [];
  failing = false;
  told = '';
  now = new Date('2025-04-03T10:00:00Z');
});

afterEach(() => {
  vi.useRealTimers();
});

const start = () =>
  keepDemoCurrent({
    db: {} as Database,
    imagesFolder: '/nowhere',
    now: () => now,
    report: (error) => {
      told += String((error as Error).cause);
    },
    seed: async ({ now: at }) => {
      if (failing) throw new Error('disk full');
      days.push(at.toISOString().slice(0, 10));
      return 0;
    },
  });

test('NWS-01 a new day gets its paper, and every day its corrections', async () => {
  const job = await start();
  await vi.advanceTimersByTimeAsync(HALF_HOUR_MS);
  expect(days.length).toBeGreaterThan(1);
  now = new Date('2025-04-04T10:00:00Z');
  await vi.advanceTimersByTimeAsync(HALF_HOUR_MS);
  expect(new Set(days)).toEqual(new Set(['2025-04-03', '2025-04-04']));
  await job.stop();
});

test('a paper that failed is reported and retried', async () => {
  const job = await start();
  now = new Date('2025-04-04T10:00:00Z');
  failing = true;
  await vi.advanceTimersByTimeAsync(HALF_HOUR_MS);
  expect(told).toContain('disk full');
  failing = false;
  await vi.advanceTimersByTimeAsync(HALF_HOUR_MS);
  expect(new Set(days)).toEqual(new Set(['2025-04-03', '2025-04-04']));
  await job.stop();
});

test('a first paper that fails is reported and does not block the newsstand', async () => {
  failing = true;
  const job = await start();
  expect(told).toContain('disk full');
  failing = false;
  await vi.advanceTimersByTimeAsync(HALF_HOUR_MS);
  expect(new Set(days)).toEqual(new Set(['2025-04-03']));
  await job.stop();
});
