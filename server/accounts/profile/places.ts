import { slugify } from '#domain/text.ts';

/** A municipality, or a country, by its code in fiscal codes. */
export type Place = {
  code: string;
  /** Letters of its province when it was listed; `EE` of a country. */
  province: string;
  /** Whether it stands today. */
  current: boolean;
};

type Row = readonly [code: string, province: string, name: string, current: 0 | 1];

export type Places = {
  /** Every place that has or had a name. */
  named(name: string): readonly Place[];
  /** What a code stands for; of several entries the one of today. */
  byCode(code: string): Place | undefined;
};

const ABROAD = 'EE';
export const isCountry = ({ province }: Place): boolean => province === ABROAD;

/** `FIGI=VITI` are two names; what stands in brackets is no part of one. */
const namesIn = (listed: string) =>
  listed.split('=').map((name) => slugify(name.replace(/\(.*?\)/g, '').trim()));

let read: Promise<Places> | undefined;

/** The list of municipalities and countries with those of before: long, and wanted by few calls. */
export const readPlaces = (): Promise<Places> => (read ??= load());

async function load(): Promise<Places> {
  // What the package exports itself does not tell which places still stand.
  // @ts-expect-error This file of the package has no types of its own.
  const { COMUNI } = (await import('codice-fiscale-js/src/lista-comuni.js')) as { COMUNI: readonly Row[] };
  const byName = new Map<string, Place[]>();
  const byCode = new Map<string, Place>();
  for (const [code, province, listed, current] of COMUNI) {
    const place = { code, province, current: current === 1 };
    for (const name of namesIn(listed)) byName.set(name, [...(byName.get(name) ?? []), place]);
    if (place.current || !byCode.has(code)) byCode.set(code, place);
  }
  return { named: (name) => byName.get(slugify(name)) ?? [], byCode: (code) => byCode.get(code) };
}
