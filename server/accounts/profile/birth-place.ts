import { fiscalFacts } from '#domain/validation/fiscal-code.ts';
import { wereUnited } from './former-unions.ts';
import { isCountry, type Place, type Places, readPlaces } from './places.ts';

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
export async function isOtherPlace(code: string, stated: string): Promise<boolean> {
  const [, name = '', bracketed, behindComma] = WITH_PROVINCE.exec(stated.trim()) ?? [];
  if (name === '') return false;
  const places = await readPlaces();
  const statedPlace = findPlace(places, name, bracketed ?? behindComma);
  const placeOfCode = places.byCode(fiscalFacts(code).place);
  return statedPlace !== null && placeOfCode !== undefined && areDifferent(statedPlace, placeOfCode);
}

/** The place with a name, if there is only one; of several places the only one that still exists. */
function findPlace(places: Places, name: string, letters: string | undefined): Place | null {
  const province = letters?.toUpperCase();
  const sameName = places
    .byName(name)
    .filter((place) => province === undefined || place.province === province);
  return onlyOne(sameName) ?? onlyOne(sameName.filter(({ current }) => current));
}

const onlyOne = (places: readonly Place[]): Place | null =>
  new Set(places.map(({ code }) => code)).size === 1
    ? (places.find((place) => place.current) ?? places[0] ?? null)
    : null;

function areDifferent(statedPlace: Place, placeOfCode: Place): boolean {
  if (statedPlace.code === placeOfCode.code) return false;
  if (isCountry(statedPlace) && isCountry(placeOfCode))
    return !wereUnited(statedPlace.code, placeOfCode.code);
  return [statedPlace, placeOfCode].every((place) => isCountry(place) || isUnchanged(place));
}

const isUnchanged = ({ code, current }: Place) => current && code <= LAST_OF_FIRST_LIST;
