import type { Entitlements } from '#domain/products.ts';
import type { ReaderRow } from '../db/readers.ts';
import type { ReaderSubscription } from '../db/subscriptions.ts';

/** What an account is called. */
export type Names = Pick<ReaderRow, 'username' | 'name' | 'surname' | 'companyName' | 'avatar'>;

/** Whom something is read for: a session, as far as it tells that. */
export type Who = {
  readerId: string;
  deviceId: string;
  email: string;
  kind: 'person' | 'company';
  names: Names;
  held: readonly ReaderSubscription[];
  entitlements: Entitlements;
};

/** What a reader is called by others: a company by its name. */
export const nameOf = ({
  name,
  surname,
  companyName,
}: Pick<ReaderRow, 'name' | 'surname' | 'companyName'>): string => companyName ?? `${name} ${surname}`.trim();
