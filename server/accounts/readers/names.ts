import type { Entitlements } from '#domain/products.ts';
import type { ReaderRow } from '../db/readers.ts';
import type { ReaderSubscription } from '../db/subscriptions.ts';

/** The names of an account, and its picture. */
export type Names = Pick<ReaderRow, 'username' | 'name' | 'surname' | 'companyName' | 'avatar'>;

/** The reader of a session, with what the session has already read: names, subscriptions and entitlements. */
export type SessionReader = {
  readerId: string;
  deviceId: string;
  email: string;
  kind: 'person' | 'company';
  names: Names;
  subscriptions: readonly ReaderSubscription[];
  entitlements: Entitlements;
};

/** The name by which others know a reader; a company's is its company name. */
export const nameOf = ({
  name,
  surname,
  companyName,
}: Pick<ReaderRow, 'name' | 'surname' | 'companyName'>): string => companyName ?? `${name} ${surname}`.trim();
