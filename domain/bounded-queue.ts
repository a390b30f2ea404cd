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

/** Who shares a turn with whom: a network, for instance. */
type Lane = string | null;

type Waiting = { begin(leave: () => void): void; refuse(error: QueueFull): void };

/**
 * Lets so many tasks run at once and so many wait. Lanes take turns, each in the order its tasks came; where all room is
 * taken, the last of the longest lane makes way for whoever has fewer waiting. So nobody's many tasks keep others out.
 */
export class BoundedQueue {
  readonly #atOnce: number;
  readonly #waitingRoom: number;
  /** In the order of their turns. A lane without anybody waiting is none. */
  readonly #lanes = new Map<Lane, Waiting[]>();
  #waiting = 0;
  #running = 0;

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.#atOnce = atOnce;
    this.#waitingRoom = waiting;
  }

  /** @throws QueueFull before the task was begun. */
  async run<T>(task: () => Promise<T>, lane: Lane = null): Promise<T> {
    const leave = await this.enter(lane);
    try {
      return await task();
    } finally {
      leave();
    }
  }

  /** Waits for a turn. @returns what ends it, once. @throws QueueFull */
  async enter(lane: Lane = null): Promise<() => void> {
    if (this.#running >= this.#atOnce) return await this.#turn(lane);
    this.#running += 1;
    return this.#leaving();
  }

  #turn(lane: Lane): Promise<() => void> {
    if (this.#waiting >= this.#waitingRoom) this.#makeRoomFor(lane);
    return new Promise((begin, refuse) => {
      const own = this.#lanes.get(lane) ?? [];
      own.push({ begin, refuse });
      this.#lanes.set(lane, own);
      this.#waiting += 1;
    });
  }

  /** @throws QueueFull where nobody has more waiting than this lane would have */
  #makeRoomFor(lane: Lane): void {
    const own = this.#lanes.get(lane)?.length ?? 0;
    const [longest, others] = [...this.#lanes].reduce<[Lane, Waiting[]]>(
      (most, one) => (one[1].length > most[1].length ? one : most),
      [lane, []],
    );
    const last = others.length > own + 1 ? others.pop() : undefined;
    if (!last) throw new QueueFull('too many wait already');
    this.#waiting -= 1;
    if (others.length === 0) this.#lanes.delete(longest);
    last.refuse(new QueueFull('others have fewer waiting'));
  }

  #leaving(): () => void {
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      const next = this.#next();
      // A place is handed on as it is: nobody who comes meanwhile takes it.
      if (next) next.begin(this.#leaving());
      else this.#running -= 1;
    };
  }

  #next(): Waiting | undefined {
    for (const [lane, waiting] of this.#lanes) {
      const next = waiting.shift();
      this.#lanes.delete(lane);
      // Its next turn comes after everybody else's.
      if (waiting.length > 0) this.#lanes.set(lane, waiting);
      if (!next) continue;
      this.#waiting -= 1;
      return next;
    }
    return undefined;
  }
}
