import { AsyncLocalStorage } from 'node:async_hooks';
import type { Lane } from '#domain/work-queue.ts';

/** The requester whose queries these are: at first the network, later the reader, once that is known. */
export type QueryPriority = {
  lane: Lane;
  /** Whether the query may wait, such as a full-text search or a list of the whole archive. */
  inBackground?: boolean;
};

/** Queries of the server itself: jobs, imports, prepared replies. */
const SERVER: Lane = { key: null, known: false };

const priorities = new AsyncLocalStorage<QueryPriority>();

/** The requester for whom the server calls itself. */
const selfCalls = new AsyncLocalStorage<QueryPriority>();

/** Runs a task whose database queries, now and later, count for a requester. */
export const runFor = <T>(priority: QueryPriority, task: () => T): T => priorities.run(priority, task);

/** Makes a call of the server to itself, whose queries count for the requester that is answered here. */
export function callForSameRequester<T>(call: () => T): T {
  const priority = priorities.getStore();
  return priority ? selfCalls.run({ lane: priority.lane }, call) : call();
}

/** Requester for whom the server makes the current call; undefined where the call comes from outside. */
export const callerPriority = (): QueryPriority | undefined => selfCalls.getStore();

/**
 * Runs the query that finds the owner of a session, a browser or a one-time code. It comes before strangers' queries,
 * because a signed-in reader is not known yet. Only one runs at a time for each network, because anybody can send a
 * false credential.
 */
export function runIdentification<T>(task: () => T): T {
  const lane = currentLane();
  if (lane.known || lane.key === null) return task();
  return priorities.run({ lane: { key: `whose in ${lane.key}`, known: true } }, task);
}

/** Sets the requester for the queries of this task, once it is known. */
export function setRequester(key: string): void {
  const priority = priorities.getStore();
  if (priority) priority.lane = { key, known: true };
}

/** Runs a task whose database queries come after those for pages. */
export async function runInBackground<T>(task: () => Promise<T>): Promise<T> {
  const priority = priorities.getStore();
  if (!priority || priority.inBackground) return await task();
  priority.inBackground = true;
  try {
    return await task();
  } finally {
    priority.inBackground = false;
  }
}

export const isInBackground = (): boolean => priorities.getStore()?.inBackground ?? false;

export const currentLane = (): Lane => priorities.getStore()?.lane ?? SERVER;
