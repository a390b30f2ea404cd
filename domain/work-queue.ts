import { ALWAYS_MS, SharedClock, SpentTime } from './spent-time.ts';

/** As many wait as may; the answer is to come again. */
export class QueueFull extends Error {}

/** When there is room again, for those who are told to come back. */
export const BUSY_WAIT_S = 5;

/** Takes back what was done for a task that found no room. @throws whatever the task throws */
export async function undoneWhenFull<T>(task: Promise<T>, undo: () => Promise<unknown>): Promise<T> {
  try {
    return await task;
  } catch (error) {
    if (error instanceof QueueFull) await undo();
    throw error;
  }
}

/**
 * How many tasks of a kind run at once, and how many wait of askers who are known and of all others. Those of kinds that stand
 * apart are bounded by that alone. Those of a kind that is part of another count among that one's, too.
 */
export type KindLimits<Kind extends string = string> = {
  atOnce: number;
  waiting: number;
  apart?: boolean;
  partOf?: Kind;
};

/** Who asks: tasks of one requester share a lane. */
export type Lane = {
  /** A reader, a network, or null for those of whom neither is known. */
  key: string | null;
  /** Goes before those who are not, and waits in a room of its own. */
  known: boolean;
};

type Waiting<Kind> = {
  kind: Kind;
  lane: Lane;
  since: number;
  begin(leave: () => void): void;
  refuse(error: QueueFull): void;
};

/** After so many turns of those who are known comes one of those who are not, where any of them waits. */
const KNOWN_IN_A_ROW = 3;

/** Of those who are known and had more than this lately, much was done. */
const MUCH_MS = ALWAYS_MS / 4;
/**
 * Whoever asks for much always has some waiting, for as long as a round of all who do takes: their work counts for more than
 * that, so that whoever asks now and then comes before them.
 */
const SPENT_WEIGHT = 16;

/**
 * Lets so many tasks run at once, of each kind and in all, and so many of each kind wait. Next is, of those who have none
 * running, who waits the longest, as if they had come later by sixteen times as much time as was lately spent on them:
 * whoever asks for much waits for those who ask for little, and nobody waits for ever, however many others come for the
 * first time. Those who are known come before, each with one task at a time, unless much was lately spent on them; of four
 * turns one is left to all others. Places may be kept for those who come first: others leave them free.
 */
export class WorkQueue<Kind extends string> {
  readonly #limits;
  readonly #together;
  readonly #now;
  readonly #kept;
  readonly #spent = new SpentTime();
  readonly #clock = new SharedClock();
  readonly #waiting = new Set<Waiting<Kind>>();
  readonly #running = new Map<Kind, number>();
  readonly #runningOf = new Map<string | null, number>();
  #runningTogether = 0;
  /** Of those who did not come first. */
  #runningOfOthers = 0;
  #knownInARow = 0;

  /**
   * @param together how many tasks run at once of all kinds that do not stand apart
   * @param now a clock that never goes back, in milliseconds
   * @param kept how many of them only by those who come first
   */
  constructor(
    limits: Record<Kind, KindLimits<NoInfer<Kind>>>,
    together: number,
    now: () => number,
    kept = 0,
  ) {
    this.#limits = limits;
    this.#together = together;
    this.#now = now;
    this.#kept = kept;
  }

  /** @throws QueueFull before the task was begun, and whatever the task throws */
  async run<T>(kind: Kind, lane: Lane, task: () => Promise<T>): Promise<T> {
    const leave = await this.enter(kind, lane);
    try {
      return await task();
    } finally {
      leave();
    }
  }

  /** Waits for a turn. @returns what ends it, once. @throws QueueFull */
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
    return this.#isFirst(lane, now) || this.#runningOfOthers < Math.max(1, this.#together - this.#kept);
  }

  /** Whether somebody is known, has nothing running and had little lately. */
  #isFirst({ key, known }: Lane, now: number): boolean {
    return known && !this.#runningOf.has(key) && this.#spent.on(key, now) < MUCH_MS;
  }

  /** Where all room is taken, the last of whoever has the most waiting makes way. @throws QueueFull */
  #makeRoom(kind: Kind, lane: Lane): void {
    const inRoom = [...this.#waiting].filter((one) => one.kind === kind && one.lane.known === lane.known);
    if (inRoom.length < this.#limits[kind].waiting) return;
    const lanes = new Map<string | null, Waiting<Kind>[]>();
    for (const one of inRoom) lanes.set(one.lane.key, [...(lanes.get(one.lane.key) ?? []), one]);
    const own = lanes.get(lane.key)?.length ?? 0;
    const longest = [...lanes.values()].reduce((most, one) => (one.length > most.length ? one : most));
    const last = longest.length > own + 1 ? longest.at(-1) : undefined;
    if (!last) throw new QueueFull('too many wait already');
    this.#waiting.delete(last);
    last.refuse(new QueueFull('others have fewer waiting'));
  }

  #begin(kind: Kind, lane: Lane): () => void {
    const { key } = lane;
    const { apart = false, partOf } = this.#limits[kind];
    const isFirst = this.#isFirst(lane, this.#now());
    const begun = this.#clock.read(this.#now());
    const count = (by: 1 | -1, now: number) => {
      this.#countOf(kind, by);
      if (partOf) this.#countOf(partOf, by);
      if (!apart) this.#runningTogether += by;
      if (!apart && !isFirst) this.#runningOfOthers += by;
      this.#clock.go(now, this.#runningTogether);
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
      this.#spent.add(key, this.#clock.read(now) - begun, now);
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
    let best: { one: Waiting<Kind>; rank: number[] } | undefined;
    for (const one of this.#waiting) {
      if (!this.#hasRoom(one.kind, one.lane, now)) continue;
      const rank = this.#rankOf(one, now);
      // Of those alike, who came first.
      if (!best || isBefore(rank, best.rank)) best = { one, rank };
    }
    return best?.one;
  }

  #rankOf({ lane, since }: Waiting<Kind>, now: number): number[] {
    const running = this.#runningOf.get(lane.key) ?? 0;
    const isFirst = this.#isFirst(lane, now);
    const isTurnOfKnown = this.#knownInARow < KNOWN_IN_A_ROW;
    const place = since + SPENT_WEIGHT * this.#spent.on(lane.key, now);
    return [isFirst === isTurnOfKnown ? 0 : 1, running, place];
  }
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}
