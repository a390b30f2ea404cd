import type { Config } from '#server/base/config/config.ts';
import { readVendorList } from './read-vendor-list.ts';
import type { VendorList } from './vendor-list-schema.ts';

/** What readers agree to, and who signs what they agreed to. */
export type ConsentService = { vendorList: VendorList; cmp: Config['cmp'] };

/** @throws ConfigError where the vendor list cannot be used. TRK-01 */
export const openConsentService = async ({ vendorList, cmp }: Config): Promise<ConsentService> => ({
  vendorList: await readVendorList(vendorList),
  cmp,
});
