import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { type KindLimits, type Lane, QueueFull, WorkQueue } from '#domain/work-queue.ts';
import type { Database } from '#server/base/db/connect.ts';
import { runWithLowPriority } from '#server/base/db/query-priority.ts';
import { TextStream } from './answer-bodies.ts';
import { networkOf } from './request-sender.ts';

/**
 * Limits of each kind of work: how many tasks run at the same time in this process, and how many may wait. They leave
 * database and processor to readers of prepared pages. Admission lets in fewer calls than may wait for `page` and
 * `reading`, so reading is never refused here.
 */
export const LIMITS = {
  /** Pages that are not prepared, with all calls of their loaders. */
  page: { atOnce: 8, waiting: 2000 },
  /** Lists of issues, sections, authors and days, of which a page requests several. */
  reading: { atOnce: 8, waiting: 2000 },
  /** Full-text searches. */
  search: { atOnce: 2, waiting: 100 },
  /** Clips of a press review, by days and words, with their texts. */
  press: { atOnce: 2, waiting: 60 },
  /** Packing of issues for downloads. */
  package: { atOnce: 1, waiting: 60 },
  /** Sitemaps and feeds. */
  feed: { atOnce: 1, waiting: 40 },
  /** Visitors who sign in, register or have lost their password: hashing, and a dozen queries. */
  'sign-in': { atOnce: 3, waiting: 100, apart: true },
  /** Answers of the chatbot, which take as long as they are written. */
  chatbot: { atOnce: 16, waiting: 100, apart: true },
  /**
   * Preview pictures of links: each takes threads for some 100 ms, and clients that draw lists of them request them
   * again.
   */
  preview: { atOnce: 1, waiting: 40, apart: true },
  /** Documents and data exports, made by threads. */
  document: { atOnce: 2, waiting: 30, apart: true },
} as const satisfies Record<string, KindLimits>;

/** A kind of work that is expensive, as contracts name it: `x-expensive: search`. */
export type ExpensiveKind = keyof typeof LIMITS;

export const isExpensiveKind = (name: string): name is ExpensiveKind => Object.hasOwn(LIMITS, name);

/** Kinds whose database queries come after those for pages. */
const LOW_PRIORITY_KINDS: ReadonlySet<ExpensiveKind> = new Set(['search', 'press', 'package', 'feed']);

const MIN_TASKS_AT_ONCE = 2;
/** One place is reserved, so that a known reader does not wait until a stranger's task has ended. */
const RESERVED_FOR_READERS = 1;

const CLIENT_GONE_MESSAGE = 'its client has disconnected';

/** How many tasks keep a database and the processor busy; the embedded database runs one query after the other. */
export const tasksAtOnce = (database: Database['kind']): number =>
  database === 'embedded' ? MIN_TASKS_AT_ONCE : Math.max(MIN_TASKS_AT_ONCE, availableParallelism());

type Connection = Pick<IncomingMessage, 'socket' | 'headers'>;

/** For whom work is done: a reader with a session, else a browser known from an earlier sign-in, else a network. */
export type Requester = { connection: Connection; readerId?: string | undefined; browser?: string | null };

const laneOfReader = (readerId: string): Lane => ({ key: `reader ${readerId}`, known: true });

export function laneOf({ connection, readerId, browser = null }: Requester): Lane {
  if (readerId !== undefined) return laneOfReader(readerId);
  if (browser !== null) return { key: `browser ${browser}`, known: true };
  return { key: networkOf(connection), known: false };
}

/**
 * A chatbot answer has a lane of its own: its searches take turns in the reader's lane, and would come last if the
 * running answer counted there.
 */
const queueLaneOf = (kind: ExpensiveKind, lane: Lane): Lane =>
  kind === 'chatbot' ? { ...lane, key: `${kind} of ${lane.key}` } : lane;

/** Runs expensive tasks, a few at a time; requesters with little recent work come before those with much. */
export class ExpensiveWork {
  readonly #queue: WorkQueue<ExpensiveKind>;
  /** Set while a task runs: work inside the task is part of its turn. */
  readonly #inTurn = new AsyncLocalStorage<true>();

  /** @param maxTasks how many tasks run at the same time, except kinds with a limit of their own */
  constructor(maxTasks: number) {
    this.#queue = new WorkQueue(LIMITS, maxTasks, () => performance.now(), RESERVED_FOR_READERS);
  }

  /** Runs a task in the requester's turn. @throws QueueFull before it was begun */
  async run<T>(kind: ExpensiveKind, requester: Requester, task: () => Promise<T>): Promise<T> {
    const leave = await this.#enter(kind, requester);
    return await this.#runTask(kind, requester, task).finally(leave);
  }

  /**
   * Runs a full-text search in a turn of the reader, inside any kind of work. If the reader has disconnected by then,
   * the turn goes to the next. @throws QueueFull before it was begun
   */
  async searchFor<T>(readerId: string, signal: AbortSignal, task: () => Promise<T>): Promise<T> {
    return await this.#queue.run('search', laneOfReader(readerId), async () => {
      if (signal.aborted) throw new QueueFull(CLIENT_GONE_MESSAGE);
      return await task();
    });
  }

  /** Makes an answer in its turn; the turn of a streamed answer lasts until it has been sent. @throws QueueFull */
  async answer<A extends { body: unknown }>(
    kind: ExpensiveKind,
    requester: Requester,
    response: ServerResponse,
    make: () => Promise<A>,
  ): Promise<A> {
    const leave = await this.#enter(kind, requester);
    const answer = await this.#runTask(kind, requester, make).catch((error: unknown) => {
      leave();
      throw error;
    });
    const { body } = answer;
    if (!(body instanceof TextStream)) {
      leave();
      return answer;
    }
    // If the client has disconnected, the stream is never written: then only this event frees the place.
    response.once('close', leave);
    return { ...answer, body: new TextStream((append, signal) => body.write(append, signal).finally(leave)) };
  }

  async #enter(kind: ExpensiveKind, requester: Requester): Promise<() => void> {
    if (this.#inTurn.getStore()) return () => undefined;
    return await this.#queue.enter(kind, queueLaneOf(kind, laneOf(requester)));
  }

  async #runTask<A>(kind: ExpensiveKind, { connection }: Requester, task: () => Promise<A>): Promise<A> {
    if (connection.socket.destroyed) throw new QueueFull(CLIENT_GONE_MESSAGE);
    const inTurn = () => this.#inTurn.run(true, task);
    return await (LOW_PRIORITY_KINDS.has(kind) ? runWithLowPriority(inTurn) : inTurn());
  }
}
