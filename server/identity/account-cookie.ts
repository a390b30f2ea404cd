import { isSecret } from './secrets.ts';

/** By this the account site knows a browser. SES-05 */
const NAME = 'edicola_sso';

/** The server decides how long a session lasts; browsers keep a cookie for 400 days at most. */
const KEPT_S = 400 * 86_400;

type Kept = { secure: boolean; remember: boolean };

/** `Set-Cookie` of a device; one that is not remembered goes with the browser's session. */
export function accountCookie(secret: string, { secure, remember }: Kept): string {
  const parts = [`${NAME}=${secret}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (remember) parts.push(`Max-Age=${KEPT_S}`);
  if (secure) parts.push('Secure');
  return parts.join('; ');
}

/** `Set-Cookie` that takes the cookie away. */
export const clearedCookie = (secure: boolean): string =>
  `${NAME}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure ? '; Secure' : ''}`;

/** The cookie in a request's `Cookie` header, if it is one of ours. */
export function readAccountCookie(header: string | undefined): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [name, value = ''] = pair.trim().split('=', 2);
    if (name === NAME && isSecret(value)) return value;
  }
  return null;
}
