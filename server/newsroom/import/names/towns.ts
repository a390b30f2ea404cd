import { createRequire } from 'node:module';
import { PROVINCES } from '#domain/provinces.ts';
import { fold, slugify } from '#domain/text.ts';
import { GIVEN, PLACES } from './name-lists.ts';

/** Capitals of provinces, as the names of these say them. */
const OF_PROVINCES = new Set(
  PROVINCES.flatMap(([, name]) => [name, ...name.split('-')].map((one) => fold(one).trim())).concat('monza'),
);

/** Where correspondents sit, and capitals of provinces: what may stand beside a name without a sign. */
export function isPlace(name: string): boolean {
  const place = fold(name).trim();
  return PLACES.has(place) || OF_PROVINCES.has(place);
}

type Row = readonly [code: string, province: string, name: string, current: 0 | 1];

let read: ReadonlySet<string> | undefined;

/** Municipalities and countries with those of before, as slugs: long, and wanted by few bylines. */
function towns(): ReadonlySet<string> {
  if (read) return read;
  const load = createRequire(import.meta.url);
  const { COMUNI } = load('codice-fiscale-js/src/lista-comuni.js') as { COMUNI: readonly Row[] };
  const names = COMUNI.flatMap(([, , listed]) => listed.split('='));
  read = new Set(names.map((name) => slugify(name.replace(/\(.*?\)/g, '').trim())));
  return read;
}

/** Villages that no list of municipalities has: no person is called `San Donato`, `Sant’Eufemia`, `Marina di Gioiosa`. */
const VILLAGE =
  /^(?:san\s|sant['’]|(?:marina|lido|borgo|villa|porto|torre|pieve|castel|rocca|forte)\s(?:d[aei]['’]?|de[il]|dell[ae]|d['’]|san|santa|santo|sant['’])[\s\p{L}])/u;

/**
 * Whether words are the name of a town, a village or a country, in capitals or not. A single first name is none:
 * `Bruno`, `Alice` are towns too.
 */
export function isTown(text: string): boolean {
  const name = text.trim().toLowerCase();
  if (GIVEN.has(fold(name))) return false;
  return isPlace(name) || VILLAGE.test(name) || towns().has(slugify(name));
}
