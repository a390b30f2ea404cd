import type { Brand } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import { type Entitlements, entitlementsOf } from '#domain/products.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { subscriptionsOf } from '../db/subscriptions.ts';

/**
 * What a reader's subscriptions open on this paper now. Read again at every call, so that an expired subscription opens
 * nothing. ROL-06
 */
export async function readEntitlements(
  orm: Orm,
  readerId: string,
  { sigla }: Pick<Brand, 'sigla'>,
  now: Date,
): Promise<Entitlements> {
  const today = dayAt(now);
  return entitlementsOf(await subscriptionsOf(orm, readerId, sigla, today), today);
}
