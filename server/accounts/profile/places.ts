import { slugify } from '#domain/text.ts';
import { loadOnce } from '#server/base/load-once.ts';

/** A municipality or country, with its code in fiscal codes. */
export type Place = {
  code: string;
  /** Abbreviation of its province when it was listed; `EE` for a country. */
  province: string;
  /** Whether the place still exists. */
  current: boolean;
};

type Row = readonly [code: string, province: string, name: string, current: 0 | 1];

export type Places = {
  /** Every place that has or had this name. */
  byName(name: string): readonly Place[];
  /** The place of a code; if there are several entries, the current one. */
  byCode(code: string): Place | undefined;
};

const ABROAD = 'EE';
export const isCountry = ({ province }: Place): boolean => province === ABROAD;

/** Splits listed names: `FIGI=VITI` are two names, and text in brackets is not part of a name. */
const namesIn = (listed: string) =>
  listed.split('=').map((name) => slugify(name.replace(/\(.*?\)/g, '').trim()));

/**
 * Reads the list of present and former municipalities and countries. It is long and few calls need it, so it is loaded
 * on first use.
 */
export const readPlaces = loadOnce(load);

async function load(): Promise<Places> {
  // The package's public export does not say which places still exist.
  // @ts-expect-error This file of the package has no types of its own.
  const { COMUNI } = (await import('codice-fiscale-js/src/lista-comuni.js')) as { COMUNI: readonly Row[] };
  const byName = new Map<string, Place[]>();
  const byCode = new Map<string, Place>();
  for (const [code, province, listed, current] of COMUNI) {
    const place = { code, province, current: current === 1 };
    for (const name of namesIn(listed)) byName.set(name, [...(byName.get(name) ?? []), place]);
    if (place.current || !byCode.has(code)) byCode.set(code, place);
  }
  return { byName: (name) => byName.get(slugify(name)) ?? [], byCode: (code) => byCode.get(code) };
}
