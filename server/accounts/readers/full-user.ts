import { dayAt } from '#domain/dates.ts';
import type { User } from '#domain/reader.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { type EarlierSignIn, findEarlierSignIn } from '../db/sign-ins.ts';
import { mainSubscription } from './main-subscription.ts';
import type { SessionReader } from './names.ts';

/**
 * The signed-in reader with their subscriptions on this paper; `token` is the session's bearer if the caller has it.
 * SES-11
 */
export const readUser = async (
  orm: Orm,
  reader: SessionReader,
  now: Date,
  token: string | null,
): Promise<User> => userOf(reader, { now, token, before: await findEarlierSignIn(orm, reader.deviceId) });

type UserContext = { now: Date; token: string | null; before: EarlierSignIn | null };

/** The signed-in reader as in `readUser`, for a caller that has already read the sign-in before this one. */
export function userOf(
  { readerId, email, kind, names, subscriptions, entitlements }: SessionReader,
  { now, token, before }: UserContext,
): User {
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
    subscription: mainSubscription(subscriptions, dayAt(now)),
    devices: entitlements.devices,
  };
}
