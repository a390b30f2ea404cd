import { expect, test } from 'vitest';
import type { Orm } from '#server/base/db/connect.ts';
import { makeExports } from './data-exports.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('ACC-10 nine concurrent calls to make data exports start two runs, one after the other', async () => {
  let [running, most, runs] = [0, 0, 0];
  const transaction = async () => {
    runs += 1;
    running += 1;
    most = Math.max(most, running);
    await settled();
    running -= 1;
  };
  const orm = { transaction } as unknown as Orm;
  const deps = {
    orm,
    mailer: { send: async () => undefined },
    now: () => new Date(),
    visibleAnswers: async () => [],
  };
  await Promise.all(Array.from({ length: 9 }, () => makeExports(deps)));
  expect([most, runs]).toEqual([1, 2]);
});
