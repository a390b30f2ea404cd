import { QueueFull } from './bounded-queue.ts';

export type FairLimits = {
  atOnce: number;
  /** How many may wait of those who are let in first, and how many of the others. */
  waiting: number;
  /** How many of them from one place. */
  each: number;
};

export type Turn = {
  /** Whose turn it is: a network, a browser. */
  from: string;
  /** Let in before all who are not. */
  first?: boolean;
};

type Waiting = { go(): void; refuse(error: QueueFull): void };

/** Those who wait, by place; the place whose turn it is stands first. */
class Lane {
  readonly #limits: FairLimits;
  readonly #places = new Map<string, Waiting[]>();
  #count = 0;

  constructor(limits: FairLimits) {
    this.#limits = limits;
  }

  /** A full lane takes whoever comes from a place with fewer: of the place with most, the last one goes. @throws QueueFull */
  add(from: string, waiting: Waiting): void {
    const own = this.#places.get(from) ?? [];
    if (own.length >= this.#limits.each) throw new QueueFull('too many wait from there already');
    if (this.#count >= this.#limits.waiting) this.#makeRoom(own.length + 1);
    own.push(waiting);
    this.#places.set(from, own);
    this.#count += 1;
  }

  #makeRoom(wanted: number): void {
    const most = [...this.#places.values()].reduce(
      (one, other) => (other.length > one.length ? other : one),
      [],
    );
    if (most.length <= wanted) throw new QueueFull('too many wait already');
    most.pop()?.refuse(new QueueFull('others wait who have waited less'));
    this.#count -= 1;
  }

  /** Takes the first of the place whose turn it is, which waits for all others then. */
  next(): Waiting | undefined {
    for (const [from, own] of this.#places) {
      const waiting = own.shift();
      this.#places.delete(from);
      if (own.length > 0) this.#places.set(from, own);
      this.#count -= 1;
      return waiting;
    }
    return undefined;
  }
}

/**
 * Lets so many tasks run at once. Those that wait are let in place by place, one of each in turn, so that nobody's many
 * keep others waiting, or take all the room.
 */
export class FairQueue {
  readonly #atOnce: number;
  readonly #first: Lane;
  readonly #others: Lane;
  #running = 0;

  constructor(limits: FairLimits) {
    this.#atOnce = limits.atOnce;
    this.#first = new Lane(limits);
    this.#others = new Lane(limits);
  }

  /** @throws QueueFull before the task was begun. */
  async run<T>({ from, first = false }: Turn, task: () => Promise<T>): Promise<T> {
    if (this.#running < this.#atOnce) this.#running += 1;
    else await this.#turn(first ? this.#first : this.#others, from);
    try {
      return await task();
    } finally {
      const next = this.#first.next() ?? this.#others.next();
      // A place is handed on as it is: nobody who comes meanwhile takes it.
      if (next) next.go();
      else this.#running -= 1;
    }
  }

  #turn(lane: Lane, from: string): Promise<void> {
    return new Promise((go, refuse) => lane.add(from, { go, refuse }));
  }
}
