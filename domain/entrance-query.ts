/** Notices shown above the sign-in, by the names of the specification's messages. */
export const ENTRANCE_NOTICES = [
  'login_required',
  'session_expired',
  'invalid_browser',
  'password_changed',
  'account_activated',
] as const;
export type EntranceNotice = (typeof ENTRANCE_NOTICES)[number];

export type EntranceQuery = {
  /** Where the reader came from and returns to at the end; carried through every step. */
  redirect_uri?: string | undefined;
  email?: string | undefined;
  avviso?: EntranceNotice | undefined;
  /** `codice`: sign-in with a code sent by e-mail. */
  modo?: 'codice' | undefined;
};

type Search = Record<string, unknown>;

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Parameters of the screens for signing in and registering; above all the address to return to. SHL-04, SES-05 */
export const entranceSearch = (search: Search): EntranceQuery => ({
  redirect_uri: textIn(search.redirect_uri),
  email: textIn(search.email),
  avviso: ENTRANCE_NOTICES.find((notice) => notice === search.avviso),
  modo: search.modo === 'codice' ? search.modo : undefined,
});
