import { createRequire } from 'node:module';
import { PROVINCES } from '#domain/provinces.ts';
import { fold, slugify } from '#domain/text.ts';
import { FIRST_NAMES, PLACES } from './name-lists.ts';

/** Provincial capitals, folded: a province has the name of its capital, or of several joined by hyphens. */
const PROVINCE_CAPITALS = new Set(
  PROVINCES.flatMap(([, name]) => [name, ...name.split('-')].map((one) => fold(one).trim())).concat('monza'),
);

/**
 * Whether a name is a correspondents' place or a provincial capital, which may follow a person's name without
 * a separator.
 */
export function isPlace(name: string): boolean {
  const place = fold(name).trim();
  return PLACES.has(place) || PROVINCE_CAPITALS.has(place);
}

type Municipality = readonly [code: string, province: string, name: string, current: 0 | 1];

let townSlugs: ReadonlySet<string> | undefined;

/**
 * Slugs of current and former municipalities and countries. The list is long and few bylines need it, so it is loaded
 * when first used.
 */
function towns(): ReadonlySet<string> {
  if (townSlugs) return townSlugs;
  const load = createRequire(import.meta.url);
  const { COMUNI } = load('codice-fiscale-js/src/lista-comuni.js') as { COMUNI: readonly Municipality[] };
  const names = COMUNI.flatMap(([, , listed]) => listed.split('='));
  townSlugs = new Set(names.map((name) => slugify(name.replace(/\(.*?\)/g, '').trim())));
  return townSlugs;
}

/**
 * Villages missing from the list of municipalities, in forms that no person's name has: `San Donato`, `Sant’Eufemia`,
 * `Marina di Gioiosa`.
 */
const VILLAGE =
  /^(?:san\s|sant['’]|(?:marina|lido|borgo|villa|porto|torre|pieve|castel|rocca|forte)\s(?:d[aei]['’]?|de[il]|dell[ae]|d['’]|san|santa|santo|sant['’])[\s\p{L}])/u;

/**
 * Whether a text is the name of a town, a village or a country, in any case. A single first name is not: `Bruno` and
 * `Alice` are towns too.
 */
export function isTown(text: string): boolean {
  const name = text.trim().toLowerCase();
  if (FIRST_NAMES.has(fold(name))) return false;
  return isPlace(name) || VILLAGE.test(name) || towns().has(slugify(name));
}
