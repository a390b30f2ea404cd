import type pg from 'pg';
import { createConnection } from './postgres-connections.ts';

const FIRST_RETRY_MS = 250;
const MAX_RETRY_MS = 10_000;

export type Listening = { stop(): Promise<void> };

/**
 * Calls back at every notice on a channel of PostgreSQL until it is stopped. A broken connection is made again, and
 * then it calls back with null, because notices sent meanwhile are lost.
 * @throws the database's error when the first connection fails
 */
export async function listen(
  url: string,
  channel: string,
  onNotice: (payload: string | null) => void,
): Promise<Listening> {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function open(): Promise<void> {
    const newConnection = createConnection(url);
    client = newConnection;
    newConnection.on('notification', ({ payload = '' }) => onNotice(payload));
    await newConnection.connect();
    await newConnection.query(`listen ${channel}`);
    newConnection.once('end', () => retryAfter(FIRST_RETRY_MS));
  }

  function retryAfter(wait: number): void {
    if (isStopped) return;
    retry = setTimeout(() => {
      open().then(
        () => onNotice(null),
        () => {
          client?.end().catch(() => undefined);
          retryAfter(Math.min(MAX_RETRY_MS, wait * 2));
        },
      );
    }, wait);
  }

  await open();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}
