import type { EntranceQuery } from './entrance-query.ts';

/** Screens for signing in and registering, all on the account site. NAV-16, NAV-25 */
export const ENTRANCE = {
  signIn: '/sso/login',
  register: '/registrazione',
  activate: '/registrazione/attiva',
  forgotPassword: '/password/dimenticata',
  newPassword: '/password/nuova',
} as const;

/** Path of one of these screens with its parameters. They never hold a password. */
export function entrancePath(screen: keyof typeof ENTRANCE, query: EntranceQuery = {}): string {
  const parameters = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return ENTRANCE[screen] + (search && `?${search}`);
}
