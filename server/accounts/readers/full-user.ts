import { dayAt } from '#domain/dates.ts';
import type { User } from '#domain/reader.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { type SignInBefore, signInBefore } from '../db/sign-ins.ts';
import { mainSubscription } from './main-subscription.ts';
import type { Who } from './names.ts';

/**
 * The signed-in reader with their subscriptions on this paper; `token` is the session's bearer if the caller has it.
 * SES-11
 */
export const readUser = async (orm: Orm, who: Who, now: Date, token: string | null): Promise<User> =>
  userOf(who, { now, token, before: await signInBefore(orm, who.deviceId) });

type UserContext = { now: Date; token: string | null; before: SignInBefore | null };

/** The same, if the previous sign-in is already known. */
export function userOf(
  { readerId, email, kind, names, held, entitlements }: Who,
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
    subscription: mainSubscription(held, dayAt(now)),
    devices: entitlements.devices,
  };
}
