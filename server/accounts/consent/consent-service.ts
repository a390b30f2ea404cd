import type { Config } from '#server/base/config/config.ts';
import { readVendorList } from './read-vendor-list.ts';
import type { VendorList } from './vendor-list-schema.ts';

/** The vendor list that readers consent to, and the CMP identity under which consents are signed. */
export type ConsentService = { vendorList: VendorList; cmp: Config['cmp'] };

/** @throws ConfigError if the vendor list cannot be used. TRK-01 */
export const openConsentService = async ({ vendorList, cmp }: Config): Promise<ConsentService> => ({
  vendorList: await readVendorList(vendorList),
  cmp,
});
