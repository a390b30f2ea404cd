import { addDays, dayAt, instantOf } from '../dates.ts';
import type { Day } from '../newsstand.ts';

/** What decides whether an answer holds still, as instants in milliseconds since the epoch. */
export type ConsentTerms = {
  /** Answers from before this are no more worth anything once it has come: the brand's date. */
  invalidatedAt: number;
  /** When the vendor list was last updated. */
  listUpdatedAt: number;
  /** When readers are asked about that update. */
  listDueAt: number;
};

/** Readers are asked again so many days after an update of the vendor list. TRK-01 */
export const RENEWED_AFTER_DAYS = 60;

const midnight = (day: Day) => instantOf(day, '00:00').getTime();

/**
 * An update of the list is asked about from the beginning of the sixtieth day after it, in Rome, whatever the hour of the
 * update was; the brand's date from its beginning in Rome. TRK-01
 */
export function consentTerms(invalidatedOn: Day, listUpdated: string): ConsentTerms {
  return {
    invalidatedAt: midnight(invalidatedOn),
    listUpdatedAt: Date.parse(listUpdated),
    listDueAt: midnight(addDays(dayAt(listUpdated), RENEWED_AFTER_DAYS)),
  };
}

/** As they stand in a page, for the script that runs before the first paint. */
export const writeTerms = ({ invalidatedAt, listUpdatedAt, listDueAt }: ConsentTerms): string =>
  `${invalidatedAt} ${listUpdatedAt} ${listDueAt}`;
