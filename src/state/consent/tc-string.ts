import { GVL, TCModel, TCString } from '@iabtechlabtcf/core';
import { type ConsentResult, PURPOSES } from '#domain/consent/consent.ts';
import type { VendorListAnswer } from '#domain/consent/vendor-list.ts';

/** Screen on which the reader answered: the framework counts screens. */
const SCREENS = { banner: 1, preferences: 2 } as const;

const STORAGE_PURPOSE = 1;

/**
 * The answer as a TC string of the Transparency and Consent Framework: policy version and vendors as in the list, only
 * for this paper, with the segment of the vendors disclosed to the reader (TCF 2.3). A vendor has consent if at least
 * one of its purposes other than the first, which everything needs, has. Throws where the list is invalid. TRK-01
 */
export function tcStringOf(
  result: ConsentResult,
  { list, cmp }: VendorListAnswer,
  screen: keyof typeof SCREENS,
): string {
  const model = new TCModel(
    new GVL(list as unknown as ConstructorParameters<typeof GVL>[0], { language: 'IT' }),
  );
  model.cmpId = cmp.id;
  model.cmpVersion = cmp.version;
  model.consentScreen = SCREENS[screen];
  model.publisherCountryCode = 'IT';
  model.isServiceSpecific = true;
  // The purposes are described in our own words.
  model.useNonStandardTexts = true;
  const granted = PURPOSES.filter((purpose) => result[purpose]);
  const grantedSet = new Set<number>(granted);
  model.purposeConsents.set([...granted]);
  const vendors = Object.values(list.vendors).filter(({ deletedDate }) => deletedDate === undefined);
  model.vendorsDisclosed.set(vendors.map(({ id }) => id));
  const consentedVendors = vendors.filter(({ purposes }) =>
    purposes.some((purpose) => purpose !== STORAGE_PURPOSE && grantedSet.has(purpose)),
  );
  model.vendorConsents.set(consentedVendors.map(({ id }) => id));
  return TCString.encode(model);
}
