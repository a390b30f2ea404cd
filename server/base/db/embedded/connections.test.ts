import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyMadeDatabase, openMadeClient } from '#tests/support/made-database.ts';
import { isDatabaseGone, NoConnection } from '../database-gone.ts';
import { connectTo, type OpenDatabase } from './connections.ts';
import { createMessageHandler } from './message-handler.ts';
import { openThread } from './open-thread.ts';

const neverAgain = () => Promise.reject(new Error('it is opened once only'));

test('the calling thread continues while the database is busy', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-thread-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await copyMadeDatabase(folder);
  const { pool, close } = connectTo(await openThread(folder), neverAgain);
  await pool.query('select 1');
  let turns = 0;
  const turn = () => {
    turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  const { rows } = await pool.query('select count(*)::int as many from generate_series(1, 300000)');
  clearImmediate(next);
  expect(rows).toEqual([{ many: 300_000 }]);
  expect(turns).toBeGreaterThan(100);
  await close();
});

test('a database that has ended is opened again, and its listeners are notified; a failed transaction leaves nothing open', async () => {
  const client = await openMadeClient();
  onTestFinished(() => client.close());
  const answer = createMessageHandler(client);
  const open = (hasEnded: () => boolean): OpenDatabase => ({
    answer: (messages) => (hasEnded() ? Promise.reject(new NoConnection(undefined)) : answer(messages)),
    hasEnded,
    close: async () => undefined,
  });
  let ended = false;
  const { pool, follow, close } = connectTo(
    open(() => ended),
    async () => open(() => false),
  );
  onTestFinished(close);
  const heard: (string | null)[] = [];
  await follow('news', (payload) => heard.push(payload));

  await expect(pool.query('begin; select 1 / 0; commit')).rejects.toThrow('division by zero');
  await pool.query("notify news, 'before'");
  expect(heard).toEqual(['before']);

  ended = true;
  expect(isDatabaseGone(await pool.query('select 1').catch((error: unknown) => error))).toBe(true);
  await pool.query("notify news, 'after'");
  expect(heard).toEqual(['before', null, 'after']);
});
