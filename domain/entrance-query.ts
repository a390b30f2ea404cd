/** Said above the sign-in to whoever is sent there, by the names of the specification's messages. */
export const ENTRANCE_NOTICES = [
  'login_required',
  'session_expired',
  'invalid_browser',
  'password_changed',
  'account_activated',
] as const;
export type EntranceNotice = (typeof ENTRANCE_NOTICES)[number];

export type EntranceQuery = {
  /** Where the reader came from and goes back to at the end; carried through every step. */
  redirect_uri?: string | undefined;
  email?: string | undefined;
  avviso?: EntranceNotice | undefined;
  /** `codice`: signs in with a mailed code. */
  modo?: 'codice' | undefined;
};

type Search = Record<string, unknown>;

const wordIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** What the screens by which a reader comes in are told: where to come back to, above all. SHL-04, SES-05 */
export const entranceSearch = (search: Search): EntranceQuery => ({
  redirect_uri: wordIn(search.redirect_uri),
  email: wordIn(search.email),
  avviso: ENTRANCE_NOTICES.find((notice) => notice === search.avviso),
  modo: search.modo === 'codice' ? search.modo : undefined,
});
