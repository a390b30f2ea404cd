import { addDays, addMonths } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { isStopWord } from '#domain/stop-words.ts';
import { fold } from '#domain/text.ts';
import { isQuestionWord } from '#server/newsroom/content/search/question-words.ts';

/** Days of Rome's calendar, both included. */
export type Period = { from: Day; to: Day };

/**
 * How a stated time limits the answer: `date` allows its days only (`il 10 marzo 2025`, `nel 2024`, `ieri`), `recent`
 * prefers the newest articles (`in questi giorni`), `coming` relies on recent articles about what is to come
 * (`domani`).
 */
export type TimeKind = 'date' | 'recent' | 'coming';

/**
 * How a time is named: by the `calendar` (`10 marzo 2025`) or as an `era` (`anni Settanta`, `Novecento`), as articles of
 * other days may name it too; or `relative` to the day of the question (`due anni fa`, `lo scorso novembre`), which means
 * another time in an article of another day.
 */
export type TimeNaming = 'calendar' | 'era' | 'relative';

type ReadPeriod = Period & {
  /** `date` by default. */
  kind?: TimeKind;
  /** That of the form by default. */
  naming?: TimeNaming;
};

export type Groups = Readonly<Record<string, string | undefined>>;

/** Reads the period that a form means on a given day; null if its words state no time. */
type ReadTime = (groups: Groups, today: Day) => ReadPeriod | null;

/** A form in which a time is stated in Italian. */
export type TimeForm = { pattern: RegExp; naming: TimeNaming; read: ReadTime };

/** Prepositions and articles before a time. */
const TIME_PREPOSITION = String.raw`(?:(?:di|del|dello|della|dei|degli|delle|in|nel|nello|nella|nei|negli|nelle|a|ad|al|allo|alla|ai|agli|alle|da|il|lo|la|gli|i|le|per|su|durante|entro)\s+|(?:l|d|dell|nell|all)['’]\s*)?`;

const formNamed =
  (naming: TimeNaming) =>
  (source: string, read: ReadTime): TimeForm => ({
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])${TIME_PREPOSITION}(?:${source})(?![\p{L}\p{N}])`, 'giu'),
    naming,
    read,
  });

export const calendarForm = formNamed('calendar');
export const eraForm = formNamed('era');
export const relativeForm = formNamed('relative');

export const WEEKDAY = 'domenica|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato';

export const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** A word in lower case without accents. */
export const plain = (word = ''): string => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** A calendar day, or null if there is no such day. @param month counted from 0 */
export const isoDay = (year: number, month: number, date: number): Day | null => {
  const day = new Date(Date.UTC(year, month, date));
  const isReal = day.getUTCMonth() === month && day.getUTCDate() === date;
  return isReal ? day.toISOString().slice(0, 10) : null;
};

export const WEEK_DAYS = 7;

export const single = (day: Day): Period => ({ from: day, to: day });

/** @param month counted from 0 */
export const wholeMonth = (year: number, month: number): Period => {
  const from = isoDay(year, month, 1) ?? '';
  return { from, to: addDays(addMonths(from, 1), -1) };
};

export const wholeYears = (from: number, to = from): Period => ({
  from: `${from}-01-01`,
  to: `${to}-12-31`,
});

/** The period from a day until today. */
export const since = (from: Day, today: Day): Period => ({ from, to: today < from ? from : today });

/**
 * Matches what a number before it counts, as the group `counted`: `2000 euro`, `da 1900 a 2000 euro`, `1800 esuberi`.
 */
export const COUNTED = String.raw`(?=(?:\s+(?:[aeo]|ai)\s+\d[\d.]*)?\s*(?<counted>[€$£%]|(?<=\s)\p{L}+)?)`;
const CURRENCY = /^(?:[€$£%]|euro|lire|dollari|sterline)$/i;
const MIN_NOUN_LENGTH = 4;

/** Whether a word that follows a number is taken to be a noun that it counts: in lower case, and no name. */
export const isCounted = (word: string | undefined): boolean =>
  word !== undefined &&
  (CURRENCY.test(word) ||
    (/^\p{Ll}/u.test(word) &&
      word.length >= MIN_NOUN_LENGTH &&
      !isStopWord(fold(word)) &&
      !isQuestionWord(fold(word))));
