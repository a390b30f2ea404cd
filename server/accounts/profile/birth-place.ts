import { fiscalFacts } from '#domain/validation/fiscal-code.ts';
import { isCountry, type Place, type Places, readPlaces } from './places.ts';
import { belongedTogether } from './states-once-one.ts';

/** `Roma (RM)` is `Roma` of the province `RM`. */
const WITH_PROVINCE = /^(.*?)\s*(?:\(([A-Za-z]{2})\)|,\s*([A-Za-z]{2}))?$/;

/**
 * Last code of the first list, in which codes followed the order of names. A place with a later code was founded later,
 * or split off from others.
 */
const LAST_OF_FIRST_LIST = 'M206';

/**
 * Whether a fiscal code names another place of birth than its reader. False if the list does not have the place or has
 * several of that name, and if the place was merged or founded out of others, because a code keeps the place as it was
 * at birth. ACC-01
 */
export async function isOtherPlace(code: string, told: string): Promise<boolean> {
  const [, name = '', bracketed, behindComma] = WITH_PROVINCE.exec(told.trim()) ?? [];
  if (name === '') return false;
  const places = await readPlaces();
  const meant = placeMeant(places, name, bracketed ?? behindComma);
  const known = places.byCode(fiscalFacts(code).place);
  return meant !== null && known !== undefined && areApart(meant, known);
}

/** The only place of a name; if there are several, the only one that still exists. */
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
  if (isCountry(meant) && isCountry(known)) return !belongedTogether(meant.code, known.code);
  return [meant, known].every((place) => isCountry(place) || hasAlwaysStood(place));
}

const hasAlwaysStood = ({ code, current }: Place) => current && code <= LAST_OF_FIRST_LIST;
