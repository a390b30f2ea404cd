import type { Orm } from '#server/base/db/connect.ts';
import { findByCookie, findByToken } from '../db/device-credentials.ts';
import { endDevice } from '../db/devices.ts';
import { hashOf } from './secrets.ts';

/** What identifies the sessions of a browser: the hash of its bearer, and the account site's cookie. */
type SessionKeys = { tokenHash?: string | null; cookie?: string | null };

/** Signs out the devices that the token and the cookie belong to, with their bearers on every origin. NAV-11 */
export async function endBrowserSessions(
  orm: Orm,
  { tokenHash, cookie }: SessionKeys,
  now: Date,
): Promise<void> {
  const byToken = tokenHash ? await findByToken(orm, tokenHash) : null;
  const byCookie = cookie ? await findByCookie(orm, hashOf(cookie)) : null;
  for (const id of new Set([byToken, byCookie].flatMap((found) => (found ? [found.device.id] : [])))) {
    await endDevice(orm, id, { reason: 'logout', now });
  }
}

/** Whether a cookie belongs to a live session of another reader. */
export async function isCookieOfOtherReader(orm: Orm, cookie: string, readerId: string): Promise<boolean> {
  const found = await findByCookie(orm, hashOf(cookie));
  return found !== null && found.device.endedAt === null && found.reader.id !== readerId;
}

/**
 * Signs out the device whose bearer has this hash, for a reader who signed out offline.
 * @returns The hash of the cookie that the device is known by; null if there is none.
 */
export async function endSessionOfTokenHash(orm: Orm, tokenHash: string, now: Date): Promise<string | null> {
  const found = await findByToken(orm, tokenHash);
  if (!found) return null;
  await endDevice(orm, found.device.id, { reason: 'logout', now });
  return found.device.cookieHash;
}
