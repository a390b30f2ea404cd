import { dayAt } from '#domain/dates.ts';
import type { User } from '#domain/reader.ts';
import type { Orm } from '../db/connect.ts';
import { signInBefore } from '../db/sign-ins.ts';
import { mainSubscription } from './main-subscription.ts';
import type { Who } from './who.ts';

/** Who is signed in, with what is subscribed on this paper; `token` is the session's bearer where the caller has it. SES-11 */
export async function readUser(
  orm: Orm,
  { readerId, deviceId, email, kind, names, held, entitlements }: Who,
  now: Date,
  token: string | null,
): Promise<User> {
  const before = await signInBefore(orm, deviceId);
  return {
    id: readerId,
    token,
    username: names.username ?? email,
    name: names.name,
    surname: names.surname,
    avatar: names.avatar,
    email,
    subscribed: entitlements.subscribed,
    products: entitlements.products,
    company: kind === 'company',
    companySubscribed: entitlements.company,
    family: entitlements.family,
    secondary: entitlements.secondary,
    lastAccess: before && { at: before.at.toISOString(), device: before.device },
    subscription: mainSubscription(held, dayAt(now)),
    devices: entitlements.devices,
  };
}
