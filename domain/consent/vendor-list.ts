/** Where the vendor list stands, on every paper's own origin. */
export const VENDOR_LIST_ADDRESS = '/api/edicola/fornitori';

/** Somebody who may act once a reader agrees. */
export type ConsentVendor = {
  id: number;
  name: string;
  /** What they want consent for. */
  purposes: number[];
  cookieMaxAgeSeconds?: number | null;
  deletedDate?: string;
  urls?: { langId: string; privacy: string }[];
};

/** The Global Vendor List, version 3, as far as the newsstand reads it itself; the rest is for the framework's library. TRK-01 */
export type VendorList = {
  vendorListVersion: number;
  tcfPolicyVersion: number;
  /** An instant in ISO 8601. */
  lastUpdated: string;
  purposes: Record<string, { id: number; name: string; description: string }>;
  vendors: Record<string, ConsentVendor>;
};

export type VendorListAnswer = {
  list: VendorList;
  /** Who signs TC strings: a number of the framework's register, and a version. */
  cmp: { id: number; version: number };
};
