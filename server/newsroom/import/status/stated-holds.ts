import { toMoment } from '../moment.ts';
import { Rejected } from '../rejected.ts';
import { isAboutEmbargo, isEmbargoName, isHoldName, isOverName, isPerhapsHoldName } from './hold-names.ts';
import { isNo, isYes, plain, words } from './plain-words.ts';
import type { Stated } from './stated-states.ts';

/** Words in place of a moment that mean that nothing holds the item any more. */
const NO_HOLD = words(`
  none nessuno nessuna nessunembargo noembargo senzaembargo lifted removed revoked expired over released null nil na n/a
  tolto rimosso revocato scaduto cessato terminato now immediate immediately immediato subito adesso ora`);

/** Whether words in place of a moment mean that nothing holds the item: `now`, `none`, `no`. */
export const holdsNothing = (written: string): boolean =>
  written === '' || isNo(written) || NO_HOLD.has(plain(written).replace(/[’'.]/g, ''));

const isMoment = (written: string): boolean => toMoment(written) !== null;

/** Whether a property says that an embargo is over: it is lifted, or was at a moment, which may be in the future. */
const isLifted = ({ name, value }: Stated): boolean =>
  isOverName(name) && (isYes(value) || (value !== '' && !isNo(value) && holdsNothing(value)));

function waits(one: Stated): boolean {
  const { name, value } = one;
  if (isMoment(value)) return isHoldName(name) || isPerhapsHoldName(name);
  if (!isHoldName(name) || isLifted(one)) return false;
  // An embargo that is not lifted is an embargo without an hour.
  return isOverName(name) ? value !== '' : !holdsNothing(value);
}

/** Whether a property says only that there is an embargo, or why, but not until when. */
const isWithoutHour = ({ name, value }: Stated): boolean =>
  isEmbargoName(name) && (isYes(value) || isAboutEmbargo(name) || (isOverName(name) && isNo(value)));

const HOUR = /^\d{1,2}[:.]\d\d(?:[:.]\d\d)?$/;
const DAY = /^(?:\d{4}-\d\d-\d\d|\d{1,2}[/.]\d{1,2}[/.]\d{4})$/;

/** Joins a day with the hour in a property beside it to one moment. Of several hours the latest counts. */
function withHours(stated: Stated[]): Stated[] {
  const hours = stated.flatMap(({ value }) => (HOUR.test(value) ? value.padStart(5, '0') : []));
  const latest = hours.toSorted().at(-1);
  const dates = stated.filter(({ value }) => !HOUR.test(value));
  if (latest === undefined || !dates.some(({ value }) => isMoment(value))) return stated;
  return dates.map((one) => (DAY.test(one.value) ? { ...one, value: `${one.value} ${latest}` } : one));
}

/** A hold on an item: the property that states it, and the moment as written. */
export type Hold = { place: string; written: string };

/**
 * The moments from which an item may be shown, by properties of any system; a `no` is not one. A property that says
 * only that there is an embargo counts only where no other one gives its hour, or says that it is lifted.
 */
export function holdsIn(stated: Stated[]): Hold[] {
  const holds = stated.filter(waits);
  const isSettled =
    stated.some(isLifted) || holds.some(({ name, value }) => isEmbargoName(name) && isMoment(value));
  return withHours(holds.filter((one) => !(isSettled && isWithoutHour(one)))).map(({ place, value }) => ({
    place,
    written: value,
  }));
}

/**
 * The latest moment that an item waits for, in ISO; undefined where it waits for none.
 * @throws Rejected for a moment that cannot be read: it might have held the item
 */
export function latestHold(holds: Hold[]): string | undefined {
  const moments = holds.map(({ place, written }) => {
    const moment = toMoment(written);
    if (moment === null)
      throw new Rejected(place.slice(0, 60), `${written.slice(0, 60)} is no moment in time`);
    return moment;
  });
  return moments.toSorted().at(-1);
}
