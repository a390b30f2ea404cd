import { AsyncLocalStorage } from 'node:async_hooks';
import type { Lane } from '#domain/work-queue.ts';

/**
 * The requester whose queries these are: a network until a browser or reader is known. All tasks of a call share the
 * object, so that `setRequester` applies to every later query.
 */
export type QueryRequester = { lane: Lane };

/**
 * How queries are ordered: by their requester, and by whether they may wait, such as a full-text search or a list of the
 * whole archive.
 */
type QueryPriority = { requester: QueryRequester; mayWait: boolean };

/** Queries of the server itself, for no requester: jobs, imports, commands. */
const SERVER: Lane = { key: null, known: false };

const priorities = new AsyncLocalStorage<QueryPriority>();

/** The requester for whom the server calls itself. */
const selfCalls = new AsyncLocalStorage<QueryRequester>();

/** Runs a task whose database queries, now and later, count for a requester. */
export const runFor = <T>(requester: QueryRequester, task: () => T): T =>
  priorities.run({ requester, mayWait: false }, task);

/** Makes a call of the server to itself, whose queries count for the requester that is answered here. */
export function callForSameRequester<T>(call: () => T): T {
  const priority = priorities.getStore();
  return priority ? selfCalls.run({ lane: priority.requester.lane }, call) : call();
}

/** Requester for whom the server makes the current call; undefined where the call comes from outside. */
export const callingRequester = (): QueryRequester | undefined => selfCalls.getStore();

/**
 * Runs the query that finds the owner of a session, a browser or a one-time code. It comes before strangers' queries,
 * because a signed-in reader is not known yet. Only one runs at a time for each network, because anybody can send a
 * false credential.
 */
export function runIdentification<T>(task: () => T): T {
  const lane = currentLane();
  if (lane.known || lane.key === null) return task();
  // Counts as known, under a key of its own for each network.
  return runFor({ lane: { key: `identification in ${lane.key}`, known: true } }, task);
}

/** Sets the requester for the queries of this task, once it is known. */
export function setRequester(key: string): void {
  const priority = priorities.getStore();
  if (priority) priority.requester.lane = { key, known: true };
}

/** Runs a task whose database queries come after those for pages. */
export async function runWithLowPriority<T>(task: () => Promise<T>): Promise<T> {
  const priority = priorities.getStore();
  return await (priority ? priorities.run({ ...priority, mayWait: true }, task) : task());
}

export const hasLowPriority = (): boolean => priorities.getStore()?.mayWait ?? false;

export const currentLane = (): Lane => priorities.getStore()?.requester.lane ?? SERVER;
