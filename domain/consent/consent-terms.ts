import { addDays, dayAt, instantOf } from '../dates.ts';
import type { Day } from '../newsstand.ts';

/** Instants that decide whether an answer is still valid, in milliseconds since the epoch. */
export type ConsentTerms = {
  /** The brand's date: answers from before it are no longer valid once it has passed. */
  invalidatedAt: number;
  /** Last update of the vendor list. */
  listUpdatedAt: number;
  /** When readers are asked again because of that update. */
  listDueAt: number;
};

/** Readers are asked again this number of days after an update of the vendor list. TRK-01 */
export const ASK_AGAIN_AFTER_DAYS = 60;

const midnight = (day: Day) => instantOf(day, '00:00').getTime();

/**
 * Computes the consent terms. Readers are asked about an update of the list from the beginning of the sixtieth day
 * after it, in Rome, whatever the hour of the update was; the brand's date counts from its beginning in Rome. TRK-01
 */
export function consentTerms(invalidatedOn: Day, listUpdated: string): ConsentTerms {
  return {
    invalidatedAt: midnight(invalidatedOn),
    listUpdatedAt: Date.parse(listUpdated),
    listDueAt: midnight(addDays(dayAt(listUpdated), ASK_AGAIN_AFTER_DAYS)),
  };
}

/** Text form of the terms in a page, by which the app knows whether a saved answer is still valid. */
export const writeTerms = ({ invalidatedAt, listUpdatedAt, listDueAt }: ConsentTerms): string =>
  `${invalidatedAt} ${listUpdatedAt} ${listDueAt}`;
