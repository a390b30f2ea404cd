import pg from 'pg';
import { WorkQueue } from '#domain/work-queue.ts';
import { NoConnection } from './database-gone.ts';
import { currentLane, hasLowPriority } from './query-priority.ts';

type Done = (release?: Error | boolean) => void;
type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, done: Done) => void;

/**
 * Connections for strangers: a query keeps a processor of PostgreSQL busy, so some connections are left to known
 * readers.
 */
const STRANGERS_AT_ONCE = 2;
/**
 * Connections for strangers' queries of low priority, which take many times as long as those of a page: the other
 * connection is left to strangers who read.
 */
const STRANGERS_LOW_PRIORITY_AT_ONCE = 1;

type QueueKind = 'any' | 'strangers' | 'strangers with low priority';

/**
 * A pool that lends its connections fairly where there are too few: first to known readers, then to the requester that
 * used the database for the shortest time lately. The pool it extends lends them in the order of requests, so that a
 * requester with many queries would keep all others waiting. NAV-24
 */
export class FairPool extends pg.Pool {
  readonly #queue: WorkQueue<QueueKind>;
  readonly #limitMs: number | undefined;

  constructor(settings: pg.PoolConfig & { max: number }) {
    super(settings);
    const any = { atOnce: settings.max, waiting: Number.POSITIVE_INFINITY };
    const strangers = { ...any, atOnce: Math.min(settings.max, STRANGERS_AT_ONCE) };
    const lowPriority = { ...any, atOnce: STRANGERS_LOW_PRIORITY_AT_ONCE, partOf: 'strangers' as const };
    const limits = { any, strangers, 'strangers with low priority': lowPriority };
    this.#queue = new WorkQueue<QueueKind>(limits, settings.max, () => performance.now());
    this.#limitMs = settings.connectionTimeoutMillis;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const lending = this.#lend();
    if (!callback) return lending;
    lending.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #lend(): Promise<pg.PoolClient> {
    const leave = await this.#waitForTurn();
    try {
      const client = await super.connect().catch(throwNoConnection);
      const release = client.release.bind(client);
      client.release = (why) => {
        leave();
        release(why);
      };
      return client;
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** @throws Error with the pool's own message, when no connection has become free in time */
  async #waitForTurn(): Promise<() => void> {
    const lane = currentLane();
    const isStranger = lane.key !== null && !lane.known;
    const turn = this.#queue.enter(isStranger ? kindForStranger() : 'any', lane);
    if (!this.#limitMs) return await turn;
    const { promise: timeout, reject } = Promise.withResolvers<never>();
    const limit = setTimeout(() => {
      reject(new Error('timeout exceeded when trying to connect'));
      turn.then((leave) => leave());
    }, this.#limitMs);
    try {
      return await Promise.race([turn, timeout]);
    } finally {
      clearTimeout(limit);
    }
  }
}

/** A connection that cannot be made, for whatever reason: a changed password or a certificate has codes of its own. */
function throwNoConnection(error: unknown): never {
  throw new NoConnection(error);
}

const kindForStranger = (): QueueKind => (hasLowPriority() ? 'strangers with low priority' : 'strangers');
