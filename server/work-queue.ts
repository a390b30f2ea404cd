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

/** Those who wait, by lane. */
class WaitingRoom {
  readonly #room: number;
  /** In the order of their turns. A lane without anybody waiting is none. */
  readonly #lanes = new Map<Lane, Waiting[]>();
  #count = 0;

  constructor(room: number) {
    this.#room = room;
  }

  /** @throws QueueFull */
  add(lane: Lane, waiting: Waiting): void {
    if (this.#count >= this.#room) this.#makeRoomFor(lane);
    const own = this.#lanes.get(lane) ?? [];
    own.push(waiting);
    this.#lanes.set(lane, own);
    this.#count += 1;
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
    this.#count -= 1;
    if (others.length === 0) this.#lanes.delete(longest);
    last.refuse(new QueueFull('others have fewer waiting'));
  }

  next(): Waiting | undefined {
    for (const [lane, waiting] of this.#lanes) {
      const next = waiting.shift();
      this.#lanes.delete(lane);
      // Its next turn comes after everybody else's.
      if (waiting.length > 0) this.#lanes.set(lane, waiting);
      if (!next) continue;
      this.#count -= 1;
      return next;
    }
    return undefined;
  }
}

export type Turn = {
  lane?: Lane;
  /** Goes before all who are not, and waits in a room of its own. */
  first?: boolean;
};

/**
 * Lets so many tasks run at once and so many wait. Lanes take turns, each in the order its tasks came; where all room is
 * taken, the last of the longest lane makes way for whoever has fewer waiting. So nobody's many tasks keep others out.
 */
export class BoundedQueue {
  readonly #atOnce: number;
  readonly #first: WaitingRoom;
  readonly #others: WaitingRoom;
  #running = 0;

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.#atOnce = atOnce;
    this.#first = new WaitingRoom(waiting);
    this.#others = new WaitingRoom(waiting);
  }

  /** @throws QueueFull before the task was begun. */
  async run<T>(task: () => Promise<T>, turn: Turn = {}): Promise<T> {
    const leave = await this.enter(turn);
    try {
      return await task();
    } finally {
      leave();
    }
  }

  /** Waits for a turn. @returns what ends it, once. @throws QueueFull */
  async enter({ lane = null, first = false }: Turn = {}): Promise<() => void> {
    if (this.#running < this.#atOnce) {
      this.#running += 1;
      return this.#leaving();
    }
    const room = first ? this.#first : this.#others;
    return await new Promise((begin, refuse) => room.add(lane, { begin, refuse }));
  }

  #leaving(): () => void {
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      const next = this.#first.next() ?? this.#others.next();
      // A place is handed on as it is: nobody who comes meanwhile takes it.
      if (next) next.begin(this.#leaving());
      else this.#running -= 1;
    };
  }
}
