import type { Orm } from '#server/base/db/connect.ts';
import { runIdentification } from '#server/base/db/query-priority.ts';
import { type DeviceWithReader, findByBrowser } from '../db/device-credentials.ts';
import type { Client } from './identity-service.ts';
import { hashOf, isSecret } from './secrets.ts';

/**
 * Cookie by which the account site knows a browser that a reader has signed in with, even after they signed out. It
 * gives access to nothing.
 */
const NAME = 'edicola_browser';

/** Browsers keep a cookie for 400 days at most. */
const MAX_AGE_S = 400 * 86_400;

/** Over https no other host under the same domain can set a cookie with this prefix. */
const nameOf = (secure: boolean) => (secure ? `__Host-${NAME}` : NAME);

/** `Set-Cookie` for a browser that a reader has just signed in with. */
export function browserCookie(secret: string, secure: boolean): string {
  const parts = [`${nameOf(secure)}=${secret}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${MAX_AGE_S}`];
  if (secure) parts.push('Secure');
  return parts.join('; ');
}

/** The cookie in a request's `Cookie` header, if it is one of ours. */
export function readBrowserCookie(header: string | undefined, secure: boolean): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [name, value = ''] = pair.trim().split('=', 2);
    if (name === nameOf(secure) && isSecret(value)) return value;
  }
  return null;
}

export type BrowserCookies = Pick<Client, 'cookie' | 'browser'>;

/**
 * The id by which this browser is counted if the reader with this e-mail or user name (`name`, in its stored form) has
 * signed in with it before, or, with a null name, if any reader has; null otherwise.
 */
export async function knownBrowser(
  orm: Orm,
  cookies: BrowserCookies,
  { name, now }: { name: string | null; now: Date },
): Promise<string | null> {
  const found = await runIdentification(() => devicesOf(orm, cookies));
  const match = found.find(
    ({ reader, device }) =>
      // Disconnecting a device, or a password change elsewhere, clears `browserHash`: such a browser is unknown, unless
      // its session is still live. A plain sign-out keeps it.
      (device.browserHash !== null || (device.endedAt === null && device.expiresAt > now)) &&
      (name === null || reader.email === name || reader.username === name),
  );
  return match ? (match.device.browserHash ?? match.device.id) : null;
}

/** The device of the session cookie comes before other devices that the browser was used with. */
async function devicesOf(orm: Orm, { cookie, browser }: BrowserCookies) {
  const cookieHash = cookie === null ? null : hashOf(cookie);
  const browserHash = browser === null ? null : hashOf(browser);
  const found = await findByBrowser(orm, { cookieHash, browserHash });
  const isOfCookie = ({ device }: DeviceWithReader) =>
    cookieHash !== null && device.cookieHash === cookieHash;
  return [...found.filter(isOfCookie), ...found.filter((other) => !isOfCookie(other))];
}
