import { isSecret } from './secrets.ts';

/** Name of the cookie by which the account site knows a browser over plain http, as on a developer's machine. SES-05 */
const PLAIN_NAME = 'edicola_sso';

/**
 * Name of the same cookie on https. Browsers accept it only from this very host, so no neighbouring host can set
 * another.
 */
const HOST_NAME = `__Host-${PLAIN_NAME}`;

/** The server decides how long a session lasts; browsers keep a cookie for 400 days at most. */
const MAX_AGE_S = 400 * 86_400;

/** `Set-Cookie` of an answer; an answer may have more than one. */
export type SetCookie = string | string[];

type CookieOptions = { secure: boolean; remember: boolean };

function serialize(value: string, { secure, maxAge }: { secure: boolean; maxAge: number | null }): string {
  const parts = [`${secure ? HOST_NAME : PLAIN_NAME}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (maxAge !== null) parts.push(`Max-Age=${maxAge}`);
  if (secure) parts.push('Secure');
  return parts.join('; ');
}

/**
 * Clears the cookie with the old name: on https it is sent with every answer that sets or clears the session cookie.
 */
const CLEARED_PLAIN = `${PLAIN_NAME}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure`;

const withoutPlainCookie = (cookie: string, secure: boolean): SetCookie =>
  secure ? [cookie, CLEARED_PLAIN] : cookie;

/** `Set-Cookie` of a device's session; if it is not remembered, it ends with the browser's session. */
export const accountCookie = (secret: string, { secure, remember }: CookieOptions): SetCookie =>
  withoutPlainCookie(serialize(secret, { secure, maxAge: remember ? MAX_AGE_S : null }), secure);

/** `Set-Cookie` that deletes the cookie. */
export const clearedCookie = (secure: boolean): SetCookie =>
  withoutPlainCookie(serialize('', { secure, maxAge: 0 }), secure);

/**
 * The session cookie that a browser sent; `outdated` if it came under the old name, which another host may have set.
 */
export type SentCookie = { secret: string; outdated: boolean };

/** The cookie in a request's `Cookie` header, if it is one of ours. */
export function readAccountCookie(header: string | undefined, secure: boolean): SentCookie | null {
  const hostSecret = secure ? secretIn(header, HOST_NAME) : null;
  if (hostSecret !== null) return { secret: hostSecret, outdated: false };
  // The old name is still read, so that readers who signed in under it stay signed in.
  const plainSecret = secretIn(header, PLAIN_NAME);
  return plainSecret === null ? null : { secret: plainSecret, outdated: secure };
}

function secretIn(header: string | undefined, cookieName: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [name, value = ''] = pair.trim().split('=', 2);
    if (name === cookieName && isSecret(value)) return value;
  }
  return null;
}
