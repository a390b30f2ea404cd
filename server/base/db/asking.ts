import { AsyncLocalStorage } from 'node:async_hooks';
import type { Lane } from '#domain/work-queue.ts';

/** For whom the database is asked: at first whoever has the address, later the reader, once that is known. */
export type Asking = {
  lane: Lane;
  /** Whether it is for what may wait: words looked for in all texts, lists of the whole archive. */
  inBackground?: boolean;
};

/** What the server does by itself: jobs, imports, what is made ready. */
const SERVER: Lane = { key: null, known: false };

const asking = new AsyncLocalStorage<Asking>();

/** For whom the server calls itself. */
const calling = new AsyncLocalStorage<Asking>();

/** Whatever a task asks of the database, now and later, is asked for somebody. */
export const askFor = <T>(whom: Asking, task: () => T): T => asking.run(whom, task);

/** Makes a call of the server to itself: what that asks of the database is asked for whoever is answered here. */
export function callForSame<T>(call: () => T): T {
  const whom = asking.getStore();
  return whom ? calling.run({ lane: whom.lane }, call) : call();
}

/** For whom the server makes the call that comes in now; undefined where it comes from outside. */
export const calledFor = (): Asking | undefined => calling.getStore();

/**
 * Runs the query that finds out whose a session, a browser or a one-time code is. It comes before what strangers ask, for
 * a signed-in reader is not known yet by then; one at a time of each network, for anybody can send a false one.
 */
export function askWhose<T>(task: () => T): T {
  const lane = laneNow();
  if (lane.known || lane.key === null) return task();
  return asking.run({ lane: { key: `whose in ${lane.key}`, known: true } }, task);
}

/** It is known by now for whom the database is asked. */
export function nowKnownAs(key: string): void {
  const whom = asking.getStore();
  if (whom) whom.lane = { key, known: true };
}

/** Runs a task whose questions to the database come after those for pages. */
export async function askInBackground<T>(task: () => Promise<T>): Promise<T> {
  const whom = asking.getStore();
  if (!whom || whom.inBackground) return await task();
  whom.inBackground = true;
  try {
    return await task();
  } finally {
    whom.inBackground = false;
  }
}

export const isInBackground = (): boolean => asking.getStore()?.inBackground ?? false;

export const laneNow = (): Lane => asking.getStore()?.lane ?? SERVER;
