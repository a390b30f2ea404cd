import type pg from 'pg';
import { FairPool } from '../fair-pool.ts';
import { type AnswerMessages, MessageStream } from './message-stream.ts';

/** An embedded database that is open. */
export type OpenDatabase = {
  answer: AnswerMessages;
  /** Whether it has ended, by itself or because it was closed. */
  hasEnded(): boolean;
  /** Closes it once everything is answered. */
  close(): Promise<void>;
};

type Listener = (payload: string | null) => void;

/** The only connection of an embedded database, for queries, transactions and notifications. */
export type EmbeddedConnections = {
  pool: pg.Pool;
  /** Calls the listener at every notification on a channel, and with null where some may have been missed. */
  follow(channel: string, listener: Listener): Promise<() => Promise<void>>;
  /** Closes the database too. */
  close(): Promise<void>;
};

/**
 * Lets node-postgres query an embedded database, one transaction after the other.
 * @param open opens the database again when it has ended
 */
export function connectTo(opened: OpenDatabase, open: () => Promise<OpenDatabase>): EmbeddedConnections {
  let current = Promise.resolve(opened);
  let hasEnded = () => opened.hasEnded();
  let isReopened = false;
  const listeners = new Map<string, Set<Listener>>();

  function openAgain(): void {
    isReopened = true;
    hasEnded = () => false;
    current = open();
    current.then(
      (next) => {
        hasEnded = () => next.hasEnded();
      },
      () => {
        hasEnded = () => true;
      },
    );
  }

  function newStream(): MessageStream {
    if (hasEnded()) openAgain();
    const database = current;
    return new MessageStream(async (messages) => (await database).answer(messages));
  }

  /**
   * Prepares a new connection. The database outlives its connections: a transaction that one left open is rolled back.
   * Channels stay listened to, so only a reopened database has to listen again, and its listeners get null.
   */
  async function prepare(client: pg.ClientBase): Promise<void> {
    await client.query('rollback');
    if (!isReopened) return;
    isReopened = false;
    for (const [channel, channelListeners] of listeners) {
      await client.query(`listen ${channel}`);
      for (const listener of channelListeners) listener(null);
    }
  }

  const pool = new FairPool({
    // A connection must name a user, though the embedded database lets anybody in.
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    pipeline: true,
    stream: newStream,
    onConnect: prepare,
  });
  pool.on('connect', (client) => {
    // Without a listener the error would end the process; the query that fails reports it.
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload);
    });
  });
  // The same for a connection that is idle.
  pool.on('error', () => undefined);

  return {
    pool,
    async follow(channel, listener) {
      const channelListeners = listeners.get(channel) ?? new Set();
      listeners.set(channel, channelListeners.add(listener));
      await pool.query(`listen ${channel}`);
      return async () => void channelListeners.delete(listener);
    },
    async close() {
      await pool.end();
      await (await current).close();
    },
  };
}
