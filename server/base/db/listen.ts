import type pg from 'pg';
import { newClient } from './postgres-connections.ts';

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 10_000;

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
  let stopped = false;

  async function open(): Promise<void> {
    const opened = newClient(url);
    client = opened;
    opened.on('notification', ({ payload = '' }) => onNotice(payload));
    await opened.connect();
    await opened.query(`listen ${channel}`);
    opened.once('end', () => again(FIRST_RETRY_MS));
  }

  function again(wait: number): void {
    if (stopped) return;
    retry = setTimeout(() => {
      open().then(
        () => onNotice(null),
        () => {
          client?.end().catch(() => undefined);
          again(Math.min(LAST_RETRY_MS, wait * 2));
        },
      );
    }, wait);
  }

  await open();
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}
