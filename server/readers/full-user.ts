import type { Brand } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { User } from '#domain/reader.ts';
import type { Orm } from '../db/connect.ts';
import { findReader } from '../db/readers.ts';
import { signInBefore } from '../db/sign-ins.ts';
import { subscriptionsOf } from '../db/subscriptions.ts';
import { mainSubscription } from './main-subscription.ts';
import type { Who } from './who.ts';

/**
 * Who is signed in, with what is subscribed on this paper; `token` is the session's bearer where the caller has it. Null
 * for an account that is gone. SES-11
 */
export async function readUser(
  orm: Orm,
  { readerId, deviceId, kind, entitlements }: Who,
  { brand, now }: { brand: Brand; now: Date },
  token: string | null,
): Promise<User | null> {
  const reader = await findReader(orm, readerId);
  if (!reader) return null;
  const today = dayAt(now);
  const held = await subscriptionsOf(orm, readerId, brand.sigla, today);
  const before = await signInBefore(orm, deviceId);
  return {
    id: readerId,
    token,
    username: reader.username ?? reader.email,
    name: reader.name,
    surname: reader.surname,
    avatar: reader.avatar,
    email: reader.email,
    subscribed: entitlements.subscribed,
    products: entitlements.products,
    company: kind === 'company',
    companySubscribed: entitlements.company,
    family: entitlements.family,
    secondary: entitlements.secondary,
    lastAccess: before && { at: before.at.toISOString(), device: before.device },
    subscription: mainSubscription(held, today),
    devices: entitlements.devices,
  };
}
