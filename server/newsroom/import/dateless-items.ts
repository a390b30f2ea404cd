import { dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { ParsedItem } from './parse-item.ts';
import { Rejected } from './rejected.ts';

const DAY_MS = 86_400_000;
const CURRENT_DAYS = 2;

/**
 * Decides whether items without a date are published as current news: only if all dated items of the delivery
 * are of the last two days, or if it consists of a single item. So an archive never gets into today's issue.
 */
export class DatelessItems {
  readonly #currentSince: Day;
  #items = 0;
  #oldest: Day | undefined;

  constructor(now: Date) {
    this.#currentSince = dayAt(new Date(now.getTime() - CURRENT_DAYS * DAY_MS));
  }

  /** Records an item of the delivery. */
  add({ delivered, missingDateField }: Pick<ParsedItem, 'delivered' | 'missingDateField'>): void {
    this.#items += 1;
    // A withdrawal belongs to no day.
    if (missingDateField !== undefined || delivered.status === 'canceled') return;
    if (this.#oldest === undefined || delivered.day < this.#oldest) this.#oldest = delivered.day;
  }

  /** The reason to refuse an undated item; null if such items count as news. */
  rejectionFor(place: string): Rejected | null {
    if (this.#oldest === undefined) {
      if (this.#items === 1) return null;
      return new Rejected(place, 'no date, and nothing of the delivery says when it is from');
    }
    if (this.#oldest >= this.#currentSince) return null;
    return new Rejected(place, `no date, and the delivery goes back to ${this.#oldest}`);
  }
}
