import type { IncomingMessage, ServerResponse } from 'node:http';
import { BoundedQueue, QueueFull } from '#domain/bounded-queue.ts';
import { networkOf } from './client.ts';
import { TextStream } from './text-stream.ts';

/**
 * How much of each kind of work is done at once in this process, and how much may wait: database, processor and threads
 * stay with whoever reads what is at hand. The crowd at the door lets fewer calls in than may wait for `reading`, so that
 * reading is never refused here.
 */
const LIMITS = {
  /** Lists of issues, sections, authors and days, which a page asks for several of. */
  reading: { atOnce: 8, waiting: 2000 },
  /** Words looked for in all texts. */
  search: { atOnce: 4, waiting: 100 },
  /** Answers of the chatbot, which are told as long as somebody writes them. */
  chatbot: { atOnce: 16, waiting: 100 },
  /** Clips of a press review, by days and words, with their texts. */
  press: { atOnce: 4, waiting: 60 },
  /** Issues packed for devices. */
  package: { atOnce: 2, waiting: 60 },
  /** Sitemaps and feeds. */
  feed: { atOnce: 2, waiting: 40 },
  /** Pictures of links: each takes threads for some 100 ms, and who draws lists of them comes again. */
  preview: { atOnce: 1, waiting: 40 },
  /** Documents and copies of data. */
  document: { atOnce: 2, waiting: 30 },
} as const;

/** A kind of work that is dear, as contracts name it: `x-dear: search`. */
export type DearKind = keyof typeof LIMITS;

export const isDearKind = (name: string): name is DearKind => Object.hasOwn(LIMITS, name);

type Asker = Pick<IncomingMessage, 'socket' | 'headers'>;

/** Does what is dear in bounded queues, one for each kind, in which networks take turns. */
export class DearWork {
  readonly #queues = new Map<DearKind, BoundedQueue>();

  /** Does a task in a turn of whoever asks. @throws QueueFull before it was begun */
  run<T>(kind: DearKind, asker: Asker, task: () => Promise<T>): Promise<T> {
    return this.#queueOf(kind).run(task, { lane: networkOf(asker) });
  }

  #queueOf(kind: DearKind): BoundedQueue {
    const queue = this.#queues.get(kind) ?? new BoundedQueue(LIMITS[kind]);
    this.#queues.set(kind, queue);
    return queue;
  }

  /** Makes an answer in its turn, which lasts until one that is told as it is written has been told. @throws QueueFull */
  async answer<A extends { body: unknown }>(
    kind: DearKind,
    asker: Asker,
    response: ServerResponse,
    make: () => Promise<A>,
  ): Promise<A> {
    const leave = await this.#queueOf(kind).enter({ lane: networkOf(asker) });
    const answer = await makeFor(asker, make).catch((error: unknown) => {
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
}

async function makeFor<A>({ socket }: Asker, make: () => Promise<A>): Promise<A> {
  if (socket.destroyed) throw new QueueFull('nobody waits for it any more');
  return await make();
}
