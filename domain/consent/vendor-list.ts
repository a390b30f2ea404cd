/** Path of the vendor list, on every paper's own origin. */
export const VENDOR_LIST_ADDRESS = '/api/edicola/fornitori';

/** A vendor that may process data once a reader agrees. */
export type ConsentVendor = {
  id: number;
  name: string;
  /** Purposes for which the vendor needs consent. */
  purposes: number[];
  cookieMaxAgeSeconds?: number | null;
  deletedDate?: string;
  urls?: { langId: string; privacy: string }[];
};

/**
 * The Global Vendor List, version 3: the fields that the newsstand reads itself; the rest is for the framework's
 * library. TRK-01
 */
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
  /** Signer of TC strings: a number of the framework's register, and a version. */
  cmp: { id: number; version: number };
};
