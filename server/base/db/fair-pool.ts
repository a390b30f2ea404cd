import pg from 'pg';
import { WorkQueue } from '#domain/work-queue.ts';
import { currentLane, isInBackground } from './query-priority.ts';

type Done = (release?: Error | boolean) => void;
type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, done: Done) => void;

/** Of PostgreSQL each question keeps a processor busy: strangers leave some to readers who are known. */
const STRANGERS_AT_ONCE = 2;
/** Of what may wait a question takes many times as long as one of a page: one of these is left to strangers who read. */
const IN_BACKGROUND_AT_ONCE = 1;

type Turn = 'any' | 'strangers' | 'strangers in background';

/**
 * Connections that are lent in turn where there are fewer than are wanted: readers who are known come first, and then
 * whoever had the database for the shortest time lately. The pool it is made of lends them in the order of asking, so that
 * whoever asks for much keeps all others waiting. NAV-24
 */
export class FairPool extends pg.Pool {
  readonly #turns: WorkQueue<Turn>;
  readonly #limitMs: number | undefined;

  constructor(settings: pg.PoolConfig & { max: number }) {
    super(settings);
    const any = { atOnce: settings.max, waiting: Number.POSITIVE_INFINITY };
    const strangers = { ...any, atOnce: Math.min(settings.max, STRANGERS_AT_ONCE) };
    const inBackground = { ...any, atOnce: IN_BACKGROUND_AT_ONCE, partOf: 'strangers' as const };
    const limits = { any, strangers, 'strangers in background': inBackground };
    this.#turns = new WorkQueue<Turn>(limits, settings.max, () => performance.now());
    this.#limitMs = settings.connectionTimeoutMillis;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const lent = this.#lend();
    if (!callback) return lent;
    lent.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #lend(): Promise<pg.PoolClient> {
    const leave = await this.#turn();
    try {
      const client = await super.connect();
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

  /** @throws Error in the words of the pool, when no connection has become free in time */
  async #turn(): Promise<() => void> {
    const lane = currentLane();
    const isStranger = lane.key !== null && !lane.known;
    const turn = this.#turns.enter(isStranger ? turnOfStrangers() : 'any', lane);
    if (!this.#limitMs) return await turn;
    const { promise: late, reject } = Promise.withResolvers<never>();
    const limit = setTimeout(() => {
      reject(new Error('timeout exceeded when trying to connect'));
      turn.then((leave) => leave());
    }, this.#limitMs);
    try {
      return await Promise.race([turn, late]);
    } finally {
      clearTimeout(limit);
    }
  }
}

const turnOfStrangers = (): Turn => (isInBackground() ? 'strangers in background' : 'strangers');
