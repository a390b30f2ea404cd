import { GVL, TCModel, TCString } from '@iabtechlabtcf/core';
import { type ConsentResult, PURPOSES } from '#domain/consent/consent.ts';
import type { VendorListAnswer } from '#domain/consent/vendor-list.ts';

/** Where the reader was when they answered: the framework counts screens. */
const SCREENS = { banner: 1, preferences: 2 } as const;

const WORK_ONLY = 1;

/**
 * What was agreed to, as the Transparency and Consent Framework writes it: policy version and vendors as the list has them,
 * for this paper alone, with the segment that says which vendors were named to the reader (TCF 2.3). A vendor has consent
 * once one of its purposes has, the first apart, which everything needs. Throws where the list is not one. TRK-01
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
  // The purposes are told in words of our own.
  model.useNonStandardTexts = true;
  const granted = PURPOSES.filter((purpose) => result[purpose]);
  const agreed = new Set<number>(granted);
  model.purposeConsents.set([...granted]);
  const vendors = Object.values(list.vendors).filter(({ deletedDate }) => deletedDate === undefined);
  model.vendorsDisclosed.set(vendors.map(({ id }) => id));
  const allowed = vendors.filter(({ purposes }) =>
    purposes.some((purpose) => purpose !== WORK_ONLY && agreed.has(purpose)),
  );
  model.vendorConsents.set(allowed.map(({ id }) => id));
  return TCString.encode(model);
}
