import { parseTime } from '../moment.ts';
import { Rejected } from '../rejected.ts';
import { isAboutEmbargo, isEmbargoName, isEmbargoOverName, isHoldName, mayBeHoldName } from './hold-names.ts';
import { isNo, isYes, normalised, wordSet } from './plain-words.ts';
import type { StatedValue } from './stated-states.ts';

/** Words instead of a time that mean that the item is no longer on hold. */
const NO_HOLD_WORDS = wordSet(`
  none nessuno nessuna nessunembargo noembargo senzaembargo lifted removed revoked expired over released null nil na n/a
  tolto rimosso revocato scaduto cessato terminato now immediate immediately immediato subito adesso ora`);

/** Whether words instead of a time mean that the item is not on hold: `now`, `none`, `no`. */
export const holdsNothing = (written: string): boolean =>
  written === '' || isNo(written) || NO_HOLD_WORDS.has(normalised(written).replace(/[’'.]/g, ''));

const isMoment = (written: string): boolean => parseTime(written) !== null;

/** Whether a property states that an embargo is over, by a yes or another word for it. */
const isLifted = ({ name, value }: StatedValue): boolean =>
  isEmbargoOverName(name) && (isYes(value) || (value !== '' && !isNo(value) && holdsNothing(value)));

function isHold(one: StatedValue): boolean {
  const { name, value } = one;
  if (isMoment(value)) return isHoldName(name) || mayBeHoldName(name);
  if (!isHoldName(name) || isLifted(one)) return false;
  // A property such as `embargo_lifted` with any other value means an embargo without a time.
  return isEmbargoOverName(name) ? value !== '' : !holdsNothing(value);
}

/** Whether a property says only that there is an embargo, or why, but not until when. */
const hasNoTime = ({ name, value }: StatedValue): boolean =>
  isEmbargoName(name) && (isYes(value) || isAboutEmbargo(name) || (isEmbargoOverName(name) && isNo(value)));

const TIME_OF_DAY = /^\d{1,2}[:.]\d\d(?:[:.]\d\d)?$/;
const DAY = /^(?:\d{4}-\d\d-\d\d|\d{1,2}[/.]\d{1,2}[/.]\d{4})$/;

/** Joins a day with the time of day in another property. Of several times the latest counts. */
function joinDayAndTime(stated: StatedValue[]): StatedValue[] {
  const times = stated.flatMap(({ value }) => (TIME_OF_DAY.test(value) ? value.padStart(5, '0') : []));
  const latest = times.toSorted().at(-1);
  const others = stated.filter(({ value }) => !TIME_OF_DAY.test(value));
  if (latest === undefined || !others.some(({ value }) => isMoment(value))) return stated;
  return others.map((one) => (DAY.test(one.value) ? { ...one, value: `${one.value} ${latest}` } : one));
}

/** A hold on an item: the property that states it, and its time as written. */
export type Hold = { place: string; written: string };

/**
 * The times from which an item may be shown, by properties of any system. A property that only states that
 * there is an embargo counts only if no other one states its time, or that it is over.
 */
export function holdsIn(stated: StatedValue[]): Hold[] {
  const holds = stated.filter(isHold);
  const isDecided =
    stated.some(isLifted) || holds.some(({ name, value }) => isEmbargoName(name) && isMoment(value));
  return joinDayAndTime(holds.filter((one) => !(isDecided && hasNoTime(one)))).map(({ place, value }) => ({
    place,
    written: value,
  }));
}

/**
 * The latest time of some holds, in ISO 8601; undefined if there are none.
 * @throws Rejected for an unreadable time, which might be the latest
 */
export function latestHold(holds: Hold[]): string | undefined {
  const moments = holds.map(({ place, written }) => {
    const moment = parseTime(written);
    if (moment === null)
      throw new Rejected(place.slice(0, 60), `${written.slice(0, 60)} is no moment in time`);
    return moment;
  });
  return moments.toSorted().at(-1);
}
