import { fiscalFacts } from '#domain/validation/fiscal-code.ts';
import { isCountry, type Place, type Places, readPlaces } from './places.ts';
import { wereOne } from './states-once-one.ts';

/** `Roma (RM)` is `Roma` of the province `RM`. */
const WITH_PROVINCE = /^(.*?)\s*(?:\(([A-Za-z]{2})\)|,\s*([A-Za-z]{2}))?$/;

/** Codes were given in the order of names; what has a later one was founded, or split off from others, since. */
const LAST_OF_FIRST_LIST = 'M206';

/**
 * Whether a fiscal code knows another place of birth than its reader tells. Of a place that the list does not know, or has
 * several of, nothing can be said; nor of one that has become another, or was founded out of others: a code keeps the place
 * that there was at the birth. ACC-01
 */
export async function isOtherPlace(code: string, told: string): Promise<boolean> {
  const [, name = '', bracketed, behindComma] = WITH_PROVINCE.exec(told.trim()) ?? [];
  if (name === '') return false;
  const places = await readPlaces();
  const meant = placeMeant(places, name, bracketed ?? behindComma);
  const known = places.byCode(fiscalFacts(code).place);
  return meant !== null && known !== undefined && areApart(meant, known);
}

/** The one place of a name; of several the one that stands today. */
function placeMeant(places: Places, name: string, letters: string | undefined): Place | null {
  const province = letters?.toUpperCase();
  const named = places.named(name).filter((place) => province === undefined || place.province === province);
  return onlyOne(named) ?? onlyOne(named.filter(({ current }) => current));
}

const onlyOne = (places: readonly Place[]): Place | null =>
  new Set(places.map(({ code }) => code)).size === 1
    ? (places.find((one) => one.current) ?? places[0] ?? null)
    : null;

function areApart(meant: Place, known: Place): boolean {
  if (meant.code === known.code) return false;
  if (isCountry(meant) && isCountry(known)) return !wereOne(meant.code, known.code);
  return [meant, known].every((place) => isCountry(place) || hasAlwaysStood(place));
}

const hasAlwaysStood = ({ code, current }: Place) => current && code <= LAST_OF_FIRST_LIST;
