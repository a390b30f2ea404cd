import { SharedClock, SpentTime, STEADY_MS } from './spent-time.ts';

/** Thrown if no more tasks may wait; the answer is to try again later. */
export class QueueFull extends Error {}

/** Seconds after which a refused client should try again. */
export const BUSY_WAIT_S = 5;

/** Awaits a task, and undoes its preparation if the queue had no room. @throws whatever the task throws */
export async function undoWhenFull<T>(task: Promise<T>, undo: () => Promise<unknown>): Promise<T> {
  try {
    return await task;
  } catch (error) {
    if (error instanceof QueueFull) await undo();
    throw error;
  }
}

/**
 * Limits of a kind of task: how many run at the same time, and how many wait, counted separately for known and unknown
 * requesters. A kind that runs `apart` has no other limit. Tasks of a kind with `partOf` also count in the limit of
 * that kind.
 */
export type KindLimits<Kind extends string = string> = {
  atOnce: number;
  waiting: number;
  apart?: boolean;
  partOf?: Kind;
};

/** The requester of a task; all tasks of a requester share a lane. */
export type Lane = {
  /** Key of a reader or a network; null if neither is known. */
  key: string | null;
  /** Whether the requester is known: it goes before unknown ones, and its tasks have a waiting room of their own. */
  known: boolean;
};

type Waiting<Kind> = {
  kind: Kind;
  lane: Lane;
  since: number;
  begin(leave: () => void): void;
  refuse(error: QueueFull): void;
};

/**
 * Maximum number of known requesters that begin one after the other while others wait; then one of the others
 * follows.
 */
const MAX_KNOWN_IN_A_ROW = 3;

/** Recent work, in decayed milliseconds, from which a known requester no longer comes first. */
const MUCH_RECENT_WORK_MS = STEADY_MS / 4;
/**
 * Factor for recent work. A requester with many tasks always has some waiting, for as long as one round of all such
 * requesters; with this factor its work counts for more than that, so that an occasional requester comes first.
 */
const SPENT_WEIGHT = 16;

/**
 * Runs a limited number of tasks at the same time, of each kind and in all, and lets a limited number of each
 * kind wait. Known requesters come first, each with one task at a time, unless they had much recent work; one
 * turn of four is left to the others. Among these the next is a requester with the fewest running tasks; then
 * the one that has waited longest, as if it had arrived later by sixteen times its recent work. So heavy
 * requesters wait for light ones, and newcomers cannot delay anyone for ever. Some of the running places may
 * be reserved for those who come first.
 */
export class WorkQueue<Kind extends string> {
  readonly #limits;
  readonly #together;
  readonly #now;
  readonly #reservedPlaces;
  readonly #spent = new SpentTime();
  readonly #clock = new SharedClock();
  readonly #waiting = new Set<Waiting<Kind>>();
  readonly #running = new Map<Kind, number>();
  readonly #runningOf = new Map<string | null, number>();
  #runningTogether = 0;
  /** Number of running tasks of requesters that did not come first. */
  #runningOfOthers = 0;
  #knownInARow = 0;

  /**
   * @param maxTogether how many tasks run at the same time, of all kinds that do not run apart
   * @param now a monotonic clock, in milliseconds
   * @param reservedPlaces how many of these places are reserved for requesters that come first
   */
  constructor(
    limits: Record<Kind, KindLimits<NoInfer<Kind>>>,
    maxTogether: number,
    now: () => number,
    reservedPlaces = 0,
  ) {
    this.#limits = limits;
    this.#together = maxTogether;
    this.#now = now;
    this.#reservedPlaces = reservedPlaces;
  }

  /** Runs a task in its turn. @throws QueueFull before the task was begun, and whatever the task throws */
  async run<T>(kind: Kind, lane: Lane, task: () => Promise<T>): Promise<T> {
    const leave = await this.enter(kind, lane);
    try {
      return await task();
    } finally {
      leave();
    }
  }

  /** Waits for a turn. @returns the function that ends it, once. @throws QueueFull */
  async enter(kind: Kind, lane: Lane): Promise<() => void> {
    if (this.#hasRoom(kind, lane, this.#now())) return this.#begin(kind, lane);
    this.#makeRoom(kind, lane);
    return await new Promise((begin, refuse) =>
      this.#waiting.add({ kind, lane, since: this.#now(), begin, refuse }),
    );
  }

  #hasRoom(kind: Kind, lane: Lane, now: number): boolean {
    const { atOnce, apart = false, partOf } = this.#limits[kind];
    if ((this.#running.get(kind) ?? 0) >= atOnce) return false;
    if (partOf && (this.#running.get(partOf) ?? 0) >= this.#limits[partOf].atOnce) return false;
    if (apart) return true;
    if (this.#runningTogether >= this.#together) return false;
    return (
      this.#isFirst(lane, now) || this.#runningOfOthers < Math.max(1, this.#together - this.#reservedPlaces)
    );
  }

  /** Whether a requester comes first: it is known, has nothing running and had little recent work. */
  #isFirst({ key, known }: Lane, now: number): boolean {
    return known && !this.#runningOf.has(key) && this.#spent.spentOn(key, now) < MUCH_RECENT_WORK_MS;
  }

  /**
   * Makes room in a full queue by refusing the last task of the requester with the most waiting, if that has
   * at least two more waiting than this one. @throws QueueFull otherwise
   */
  #makeRoom(kind: Kind, lane: Lane): void {
    const sameRoom = [...this.#waiting].filter((one) => one.kind === kind && one.lane.known === lane.known);
    if (sameRoom.length < this.#limits[kind].waiting) return;
    const lanes = new Map<string | null, Waiting<Kind>[]>();
    for (const one of sameRoom) lanes.set(one.lane.key, [...(lanes.get(one.lane.key) ?? []), one]);
    const ownWaiting = lanes.get(lane.key)?.length ?? 0;
    const longest = [...lanes.values()].reduce((most, one) => (one.length > most.length ? one : most));
    const last = longest.length > ownWaiting + 1 ? longest.at(-1) : undefined;
    if (!last) throw new QueueFull('too many wait already');
    this.#waiting.delete(last);
    last.refuse(new QueueFull('others have fewer waiting'));
  }

  #begin(kind: Kind, lane: Lane): () => void {
    const { key } = lane;
    const { apart = false, partOf } = this.#limits[kind];
    const isPreferred = this.#isFirst(lane, this.#now());
    const startedAt = this.#clock.read(this.#now());
    const count = (by: 1 | -1, now: number) => {
      this.#countOf(kind, by);
      if (partOf) this.#countOf(partOf, by);
      if (!apart) this.#runningTogether += by;
      if (!apart && !isPreferred) this.#runningOfOthers += by;
      this.#clock.setRunning(now, this.#runningTogether);
      const ofLane = (this.#runningOf.get(key) ?? 0) + by;
      if (ofLane === 0) this.#runningOf.delete(key);
      else this.#runningOf.set(key, ofLane);
    };
    count(1, this.#now());
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      const now = this.#now();
      this.#spent.add(key, this.#clock.read(now) - startedAt, now);
      count(-1, now);
      this.#beginNext();
    };
  }

  #countOf(kind: Kind, by: 1 | -1): void {
    this.#running.set(kind, (this.#running.get(kind) ?? 0) + by);
  }

  #beginNext(): void {
    for (let next = this.#next(); next; next = this.#next()) {
      this.#waiting.delete(next);
      this.#knownInARow = next.lane.known ? this.#knownInARow + 1 : 0;
      next.begin(this.#begin(next.kind, next.lane));
    }
  }

  #next(): Waiting<Kind> | undefined {
    const now = this.#now();
    let first: { one: Waiting<Kind>; rank: number[] } | undefined;
    for (const one of this.#waiting) {
      if (!this.#hasRoom(one.kind, one.lane, now)) continue;
      const rank = this.#rankOf(one, now);
      // At equal rank the one that arrived first.
      if (!first || isBefore(rank, first.rank)) first = { one, rank };
    }
    return first?.one;
  }

  #rankOf({ lane, since }: Waiting<Kind>, now: number): number[] {
    const running = this.#runningOf.get(lane.key) ?? 0;
    const isFirst = this.#isFirst(lane, now);
    const isTurnOfKnown = this.#knownInARow < MAX_KNOWN_IN_A_ROW;
    const effectiveArrival = since + SPENT_WEIGHT * this.#spent.spentOn(lane.key, now);
    return [isFirst === isTurnOfKnown ? 0 : 1, running, effectiveArrival];
  }
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const firstDifference = one.findIndex((value, index) => value !== other[index]);
  return firstDifference >= 0 && (one[firstDifference] ?? 0) < (other[firstDifference] ?? 0);
}
