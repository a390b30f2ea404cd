// @module-tag postgres
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from './listen.ts';

const url = process.env.DATABASE_URL ?? '';
const CHANNEL = `edicola_test_listen_${process.pid}`;

async function otherConnection(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

test.skipIf(!url)(
  'a listener whose connection was cut is connected again, and is called once for the gap',
  async () => {
    const other = await otherConnection();
    const onNotice = vi.fn();
    const listening = await listen(url, CHANNEL, onNotice);
    onTestFinished(() => listening.stop());
    await other.query(`notify ${CHANNEL}`);
    await vi.waitFor(() => expect(onNotice).toHaveBeenCalledTimes(1));

    await other.query('select pg_terminate_backend(pid) from pg_stat_activity where query = $1', [
      `listen ${CHANNEL}`,
    ]);
    await vi.waitFor(() => expect(onNotice).toHaveBeenCalledTimes(2), { timeout: 5000 });
    await other.query(`notify ${CHANNEL}`);
    await vi.waitFor(() => expect(onNotice).toHaveBeenCalledTimes(3));
  },
);

test.skipIf(!url)('a stopped listener is not called again', async () => {
  const other = await otherConnection();
  const listening = await listen(url, CHANNEL, () => undefined);
  await listening.stop();
  const { rows } = await other.query('select 1 from pg_stat_activity where query = $1', [
    `listen ${CHANNEL}`,
  ]);
  expect(rows).toEqual([]);
});
