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

/** Lets so many tasks run at once and so many wait, in the order they came. */
export class BoundedQueue {
  readonly #atOnce: number;
  readonly #waitingRoom: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.#atOnce = atOnce;
    this.#waitingRoom = waiting;
  }

  /** @throws QueueFull before the task was begun. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running < this.#atOnce) this.#running += 1;
    else await this.#turn();
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      // A place is handed on as it is: nobody who comes meanwhile takes it.
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#waitingRoom) throw new QueueFull('too many wait already');
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }
}
