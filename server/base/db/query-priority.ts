import { AsyncLocalStorage } from 'node:async_hooks';
import type { Lane } from '#domain/work-queue.ts';

/** For whom the database is asked: at first whoever has the address, later the reader, once that is known. */
export type QueryPriority = {
  lane: Lane;
  /** Whether it is for what may wait: words looked for in all texts, lists of the whole archive. */
  inBackground?: boolean;
};

/** What the server does by itself: jobs, imports, what is made ready. */
const SERVER: Lane = { key: null, known: false };

const priorities = new AsyncLocalStorage<QueryPriority>();

/** For whom the server calls itself. */
const calling = new AsyncLocalStorage<QueryPriority>();

/** Whatever a task asks of the database, now and later, is asked for somebody. */
export const runFor = <T>(whom: QueryPriority, task: () => T): T => priorities.run(whom, task);

/** Makes a call of the server to itself: what that asks of the database is asked for whoever is answered here. */
export function callForSame<T>(call: () => T): T {
  const whom = priorities.getStore();
  return whom ? calling.run({ lane: whom.lane }, call) : call();
}

/** For whom the server makes the call that comes in now; undefined where it comes from outside. */
export const calledFor = (): QueryPriority | undefined => calling.getStore();

/**
 * Runs the query that finds out whose a session, a browser or a one-time code is. It comes before what strangers ask, for
 * a signed-in reader is not known yet by then; one at a time of each network, for anybody can send a false one.
 */
export function runForUnknown<T>(task: () => T): T {
  const lane = currentLane();
  if (lane.known || lane.key === null) return task();
  return priorities.run({ lane: { key: `whose in ${lane.key}`, known: true } }, task);
}

/** It is known by now for whom the database is asked. */
export function setRequester(key: string): void {
  const whom = priorities.getStore();
  if (whom) whom.lane = { key, known: true };
}

/** Runs a task whose questions to the database come after those for pages. */
export async function runInBackground<T>(task: () => Promise<T>): Promise<T> {
  const whom = priorities.getStore();
  if (!whom || whom.inBackground) return await task();
  whom.inBackground = true;
  try {
    return await task();
  } finally {
    whom.inBackground = false;
  }
}

export const isInBackground = (): boolean => priorities.getStore()?.inBackground ?? false;

export const currentLane = (): Lane => priorities.getStore()?.lane ?? SERVER;
