import { dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { ParsedItem } from './parse-item.ts';
import { Rejected } from './rejected.ts';

const DAY_MS = 86_400_000;
const FRESH_DAYS = 2;

/**
 * Decides whether items without a date may count as current news: only among items of the last two days, or if it is
 * the only item. So an archive never ends up in today's issue.
 */
export class DatelessItems {
  readonly #since: Day;
  #items = 0;
  #oldest: Day | undefined;

  constructor(now: Date) {
    this.#since = dayAt(new Date(now.getTime() - FRESH_DAYS * DAY_MS));
  }

  /** Records an item of the delivery. */
  add({ delivered, dateless }: Pick<ParsedItem, 'delivered' | 'dateless'>): void {
    this.#items += 1;
    // A withdrawal belongs to no day.
    if (dateless !== undefined || delivered.status === 'canceled') return;
    if (this.#oldest === undefined || delivered.day < this.#oldest) this.#oldest = delivered.day;
  }

  /** The reason to refuse an undated item; null if such items count as news. */
  refusal(place: string): Rejected | null {
    if (this.#oldest === undefined) {
      if (this.#items === 1) return null;
      return new Rejected(place, 'no date, and nothing of the delivery says when it is from');
    }
    if (this.#oldest >= this.#since) return null;
    return new Rejected(place, `no date, and the delivery goes back to ${this.#oldest}`);
  }
}
