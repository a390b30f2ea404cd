import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ACCEPTED, PURPOSES, REFUSED, resultOf } from '#domain/consent/consent.ts';
import type { VendorList } from '#domain/consent/vendor-list.ts';
import { tcStringOf } from '#src/state/consent/tc-string.ts';
import { readTcString } from '#tests/support/read-tc-string.ts';

const LIST: VendorList = JSON.parse(
  readFileSync(new URL('../../server/accounts/consent/vendor-list.json', import.meta.url), 'utf8'),
);

const CMP = { id: 4095, version: 3 };

/** A list of many vendors with gaps in their ids, like the real list. */
const longList = (vendors: number): VendorList => ({
  ...LIST,
  vendorListVersion: 1234,
  vendors: Object.fromEntries(
    Array.from({ length: vendors }, (_, index) => {
      const id = 3 * index + 1;
      const purposes = [[1], [1, 2], [1, 4, 5], [2, 3]][index % 4] ?? [];
      const left = index % 7 === 3 ? { deletedDate: '2024-01-01T00:00:00Z' } : {};
      return [id, { ...LIST.vendors[1], id, name: `Fornitore ${id}`, purposes, ...left }];
    }),
  ),
});

const allResults = Array.from({ length: 32 }, (_, bits) =>
  resultOf((purpose) => ((bits >> (purpose - 1)) & 1) === 1),
);

test.each([
  ['the demonstration’s list', LIST],
  ['a list of one', longList(1)],
  ['a long list', longList(700)],
])('TRK-01 another decoder, %s, reads from a TC string exactly what was chosen', (_what, list) => {
  const named = Object.values(list.vendors).filter(({ deletedDate }) => deletedDate === undefined);
  for (const result of allResults) {
    const said = readTcString(tcStringOf(result, { list, cmp: CMP }, 'preferences'));
    const granted = PURPOSES.filter((purpose) => result[purpose]);
    expect(said.purposesConsent).toEqual(granted);
    expect(said.purposesLegitimateInterest).toEqual([]);
    expect(said.specialFeatures).toEqual([]);
    const wanted = named.filter(({ purposes }) =>
      purposes.some((one) => one !== 1 && granted.some((g) => g === one)),
    );
    expect(said.vendorConsents).toEqual(wanted.map(({ id }) => id));
    expect(said.vendorLegitimateInterests).toEqual([]);
    expect(said.disclosedVendors).toEqual(named.map(({ id }) => id));
    expect(said).toMatchObject({
      version: 2,
      cmpId: CMP.id,
      cmpVersion: CMP.version,
      consentScreen: 2,
      consentLanguage: 'IT',
      publisherCountryCode: 'IT',
      vendorListVersion: list.vendorListVersion,
      policyVersion: 5,
      isServiceSpecific: true,
      useNonStandardTexts: true,
    });
  }
});

test('TRK-01 a refusal grants purpose 1 and no vendor, an acceptance grants all', () => {
  const read = (result: typeof REFUSED) =>
    readTcString(tcStringOf(result, { list: LIST, cmp: CMP }, 'banner'));
  expect(read(REFUSED)).toMatchObject({ purposesConsent: [1], vendorConsents: [], consentScreen: 1 });
  expect(read(ACCEPTED)).toMatchObject({ purposesConsent: [1, 2, 3, 4, 5], vendorConsents: [1, 2, 3] });
});

test('TRK-01 strings hold the day and not the hour', () => {
  const { created, lastUpdated } = readTcString(tcStringOf(REFUSED, { list: LIST, cmp: CMP }, 'banner'));
  expect(created.getTime() % 86_400_000).toBe(0);
  expect(lastUpdated).toEqual(created);
});
