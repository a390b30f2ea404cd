// @module-tag postgres
import { expect, test, vi } from 'vitest';
import { rateLimits } from '#server/base/db/schema/sign-in-schema.ts';
import * as queues from '#server/base/queue/open-queue.ts';
import { promptQueue } from '#tests/support/prompt-queue.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { workOnQueue } from './work-on-queue.ts';

const database = testDatabase();

vi.mock('#server/base/queue/open-queue.ts', { spy: true });

type Deps = Parameters<typeof workOnQueue>[0];

test('NAV-24 expired rate-limit counters are deleted every few minutes', async () => {
  const { orm } = database();
  const { queue, told, scheduled } = promptQueue();
  vi.mocked(queues.openQueue).mockResolvedValue(queue);
  await workOnQueue({
    db: database(),
    report: expect.unreachable,
    embeddings: null,
  } as Partial<Deps> as Deps);
  await orm.insert(rateLimits).values({ key: 'sign-in:old', points: 1, expire: new Date('2001-01-01') });
  expect(scheduled.get('forget-limits')).toBe('*/5 * * * *');
  await told.get('forget-limits')?.([]);
  expect(await orm.$count(rateLimits)).toBe(0);
});
