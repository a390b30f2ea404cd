import type { Entitlements } from '#domain/products.ts';

/** Whom something is read for: a session, as far as it tells that. */
export type Who = {
  readerId: string;
  deviceId: string;
  email: string;
  kind: 'person' | 'company';
  entitlements: Entitlements;
};
