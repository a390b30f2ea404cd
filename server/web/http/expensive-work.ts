import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { type KindLimits, type Lane, QueueFull, WorkQueue } from '#domain/work-queue.ts';
import type { Database } from '#server/base/db/connect.ts';
import { runInBackground } from '#server/base/db/query-priority.ts';
import { TextStream } from './answer-bodies.ts';
import { networkOf } from './sender.ts';

/**
 * How much of each kind of work is done at once in this process, and how much may wait: database and processor stay with
 * whoever reads what is at hand. Admission lets fewer calls in than may wait for `page` and `reading`, so that
 * reading is never refused here.
 */
export const LIMITS = {
  /** Pages that are not ready to be sent, with all that their loaders ask. */
  page: { atOnce: 8, waiting: 2000 },
  /** Lists of issues, sections, authors and days, which a page asks for several of. */
  reading: { atOnce: 8, waiting: 2000 },
  /** Words looked for in all texts. */
  search: { atOnce: 2, waiting: 100 },
  /** Clips of a press review, by days and words, with their texts. */
  press: { atOnce: 2, waiting: 60 },
  /** Issues packed for devices. */
  package: { atOnce: 1, waiting: 60 },
  /** Sitemaps and feeds. */
  feed: { atOnce: 1, waiting: 40 },
  /** Strangers who sign in, register or have lost their password: hashing, and a dozen questions to the database. */
  'sign-in': { atOnce: 3, waiting: 100, apart: true },
  /** Answers of the chatbot, which are told as long as somebody writes them. */
  chatbot: { atOnce: 16, waiting: 100, apart: true },
  /** Pictures of links: each takes threads for some 100 ms, and who draws lists of them comes again. */
  preview: { atOnce: 1, waiting: 40, apart: true },
  /** Documents and copies of data, made by threads. */
  document: { atOnce: 2, waiting: 30, apart: true },
} as const satisfies Record<string, KindLimits>;

/** A kind of work that is expensive, as contracts name it: `x-expensive: search`. */
export type ExpensiveKind = keyof typeof LIMITS;

export const isExpensiveKind = (name: string): name is ExpensiveKind => Object.hasOwn(LIMITS, name);

/** Kinds whose questions to the database come after those for pages. */
const IN_BACKGROUND: ReadonlySet<ExpensiveKind> = new Set(['search', 'press', 'package', 'feed']);

const LEAST_AT_ONCE = 2;
/** A reader who is known does not wait until a stranger's task has ended. */
const KEPT_FOR_READERS = 1;

const NOBODY_WAITS = 'nobody waits for it any more';

/** How many tasks keep a database and the processor busy: the embedded database does one thing after the other. */
export const tasksAtOnce = (database: Database['kind']): number =>
  database === 'embedded' ? LEAST_AT_ONCE : Math.max(LEAST_AT_ONCE, availableParallelism());

type Connection = Pick<IncomingMessage, 'socket' | 'headers'>;

/** Who has something done: a reader whose session was found, else a browser that its reader is known by, else somebody in a network. */
export type Requester = { connection: Connection; readerId?: string | undefined; browser?: string | null };

const laneOfReader = (readerId: string): Lane => ({ key: `reader ${readerId}`, known: true });

export function laneOf({ connection, readerId, browser = null }: Requester): Lane {
  if (readerId !== undefined) return laneOfReader(readerId);
  if (browser !== null) return { key: `browser ${browser}`, known: true };
  return { key: networkOf(connection), known: false };
}

/**
 * The turn of an answer counts apart from the reader's other work: the searches for it have turns in the reader's lane, and
 * would come after everybody's while it runs.
 */
const turnOf = (kind: ExpensiveKind, lane: Lane): Lane =>
  kind === 'chatbot' ? { ...lane, key: `${kind} of ${lane.key}` } : lane;

/** Does what is expensive a few tasks at a time; who had little done lately comes before who had much. */
export class ExpensiveWork {
  readonly #queue: WorkQueue<ExpensiveKind>;
  /** What a task has done for it is part of its turn. */
  readonly #inTurn = new AsyncLocalStorage<true>();

  /** @param together how many tasks are done at once, but for those that are bounded apart */
  constructor(together: number) {
    this.#queue = new WorkQueue(LIMITS, together, () => performance.now(), KEPT_FOR_READERS);
  }

  /** Does a task in a turn of whoever asks. @throws QueueFull before it was begun */
  async run<T>(kind: ExpensiveKind, requester: Requester, task: () => Promise<T>): Promise<T> {
    const leave = await this.#enter(kind, requester);
    return await this.#make(kind, requester, task).finally(leave);
  }

  /**
   * Looks for words in all texts, in a turn of the reader, whatever kind of work that is a part of. A reader who has gone by
   * then gives the turn on. @throws QueueFull before it was begun
   */
  async searchFor<T>(readerId: string, gone: AbortSignal, task: () => Promise<T>): Promise<T> {
    return await this.#queue.run('search', laneOfReader(readerId), async () => {
      if (gone.aborted) throw new QueueFull(NOBODY_WAITS);
      return await task();
    });
  }

  /** Makes an answer in its turn, which lasts until one that is told as it is written has been told. @throws QueueFull */
  async answer<A extends { body: unknown }>(
    kind: ExpensiveKind,
    requester: Requester,
    response: ServerResponse,
    make: () => Promise<A>,
  ): Promise<A> {
    const leave = await this.#enter(kind, requester);
    const answer = await this.#make(kind, requester, make).catch((error: unknown) => {
      leave();
      throw error;
    });
    const { body } = answer;
    if (!(body instanceof TextStream)) {
      leave();
      return answer;
    }
    // Whoever has gone is told nothing.
    response.once('close', leave);
    return { ...answer, body: new TextStream((say, gone) => body.write(say, gone).finally(leave)) };
  }

  async #enter(kind: ExpensiveKind, requester: Requester): Promise<() => void> {
    if (this.#inTurn.getStore()) return () => undefined;
    return await this.#queue.enter(kind, turnOf(kind, laneOf(requester)));
  }

  async #make<A>(kind: ExpensiveKind, { connection }: Requester, make: () => Promise<A>): Promise<A> {
    if (connection.socket.destroyed) throw new QueueFull(NOBODY_WAITS);
    const inTurn = () => this.#inTurn.run(true, make);
    return await (IN_BACKGROUND.has(kind) ? runInBackground(inTurn) : inTurn());
  }
}
