import { fiscalFacts } from '#domain/validation/fiscal-code.ts';
import { wereUnited } from './former-unions.ts';
import { isCountry, type Place, type Places, readPlaces } from './places.ts';

/** Matches a place with or without its province: `Roma`, `Roma (RM)`, `Roma, RM`. */
const WITH_PROVINCE = /^(.*?)\s*(?:\(([A-Za-z]{2})\)|,\s*([A-Za-z]{2}))?$/;

/**
 * Last code of the original list of municipalities, in which codes followed the alphabetical order of names.
 * A place with a later code was founded later, or split off from others.
 */
const LAST_ORIGINAL_CODE = 'M206';

/**
 * Whether a fiscal code contains another place of birth than the one that its reader states. False if the
 * list does not have the place or has several of that name, and if the place was merged or founded out of
 * others, because a code keeps the place as it was at birth. ACC-01
 */
export async function contradictsBirthPlace(fiscalCode: string, statedText: string): Promise<boolean> {
  const [, name = '', bracketed, behindComma] = WITH_PROVINCE.exec(statedText.trim()) ?? [];
  if (name === '') return false;
  const places = await readPlaces();
  const statedPlace = findPlace(places, name, bracketed ?? behindComma);
  const placeOfCode = places.byCode(fiscalFacts(fiscalCode).place);
  return statedPlace !== null && placeOfCode !== undefined && areDifferent(statedPlace, placeOfCode);
}

/** The place with a name, if there is only one; of several places the only one that still exists. */
function findPlace(places: Places, name: string, provinceLetters: string | undefined): Place | null {
  const province = provinceLetters?.toUpperCase();
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
  return [statedPlace, placeOfCode].every((place) => isCountry(place) || existsSinceOriginalList(place));
}

const existsSinceOriginalList = ({ code, current }: Place) => current && code <= LAST_ORIGINAL_CODE;
