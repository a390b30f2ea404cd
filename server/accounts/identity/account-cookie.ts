import { isSecret } from './secrets.ts';

/** By this the account site knows a browser that speaks http with it: a developer's. SES-05 */
const PLAIN_NAME = 'edicola_sso';

/** The same on https, where browsers take it from this very host alone: none of its neighbours can set another. */
const HOST_NAME = `__Host-${PLAIN_NAME}`;

/** The server decides how long a session lasts; browsers keep a cookie for 400 days at most. */
const KEPT_S = 400 * 86_400;

/** `Set-Cookie` of an answer, which may be there more than once. */
export type SetCookie = string | string[];

type Kept = { secure: boolean; remember: boolean };

function written(value: string, { secure, maxAge }: { secure: boolean; maxAge: number | null }): string {
  const parts = [`${secure ? HOST_NAME : PLAIN_NAME}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (maxAge !== null) parts.push(`Max-Age=${maxAge}`);
  if (secure) parts.push('Secure');
  return parts.join('; ');
}

/** On https the name of before goes with every answer that says something of the cookie. */
const CLEARED_PLAIN = `${PLAIN_NAME}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure`;

const alone = (cookie: string, secure: boolean): SetCookie => (secure ? [cookie, CLEARED_PLAIN] : cookie);

/** `Set-Cookie` of a device; one that is not remembered goes with the browser's session. */
export const accountCookie = (secret: string, { secure, remember }: Kept): SetCookie =>
  alone(written(secret, { secure, maxAge: remember ? KEPT_S : null }), secure);

/** `Set-Cookie` that takes the cookie away. */
export const clearedCookie = (secure: boolean): SetCookie =>
  alone(written('', { secure, maxAge: 0 }), secure);

/** What a browser is known by; `outdated` where it shows the name of before, which another host may have set. */
export type ShownCookie = { secret: string; outdated: boolean };

/** The cookie in a request's `Cookie` header, if it is one of ours. */
export function readAccountCookie(header: string | undefined, secure: boolean): ShownCookie | null {
  const own = secure ? secretIn(header, HOST_NAME) : null;
  if (own !== null) return { secret: own, outdated: false };
  // Readers who signed in before it had its name of now stay signed in.
  const plain = secretIn(header, PLAIN_NAME);
  return plain === null ? null : { secret: plain, outdated: secure };
}

function secretIn(header: string | undefined, wanted: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [name, value = ''] = pair.trim().split('=', 2);
    if (name === wanted && isSecret(value)) return value;
  }
  return null;
}
