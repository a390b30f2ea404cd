import { dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { ParsedItem } from './parse-item.ts';
import { Rejected } from './rejected.ts';

const DAY_MS = 86_400_000;
const FRESH_DAYS = 2;

/**
 * Whether items without a date may count as news of this moment: among items of the last two days, or alone. An archive
 * never lands in today's issue.
 */
export class DatelessItems {
  readonly #since: Day;
  #items = 0;
  #oldest: Day | undefined;

  constructor(now: Date) {
    this.#since = dayAt(new Date(now.getTime() - FRESH_DAYS * DAY_MS));
  }

  /** Takes note of every item of the delivery. */
  add({ delivered, dateless }: Pick<ParsedItem, 'delivered' | 'dateless'>): void {
    this.#items += 1;
    // A withdrawal is of no day.
    if (dateless !== undefined || delivered.status === 'canceled') return;
    if (this.#oldest === undefined || delivered.day < this.#oldest) this.#oldest = delivered.day;
  }

  /** Why one of them is refused; null when all of them are news. */
  refusal(place: string): Rejected | null {
    if (this.#oldest === undefined) {
      if (this.#items === 1) return null;
      return new Rejected(place, 'no date, and nothing of the delivery says when it is from');
    }
    if (this.#oldest >= this.#since) return null;
    return new Rejected(place, `no date, and the delivery goes back to ${this.#oldest}`);
  }
}
