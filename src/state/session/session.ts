import { useHydrated } from '@tanstack/react-router';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import type { ApiErrorKind } from '#domain/api-error.ts';
import type { ShortUser } from '#domain/reader.ts';
import { showReader } from './shown-reader.ts';

/**
 * State of the session: unknown until the device and, if necessary, the account site have answered; then somebody is
 * signed in, or nobody, with the reason where something went wrong. SES-01
 */
export type Session =
  | { state: 'unknown' }
  | { state: 'in'; user: ShortUser }
  | { state: 'out'; error: ApiErrorKind | null };

const sessionAtom = atom<Session>({ state: 'unknown' });

/** The signed-in reader. BRW-02 */
export const userAtom = atom((get) => {
  const session = get(sessionAtom);
  return session.state === 'in' ? session.user : null;
});

/** Whether somebody is signed in: `isLogged` of BRW-02, for callers that need no more. */
export const isLoggedAtom = atom((get) => get(sessionAtom).state === 'in');

/** Name with which the reader signs in: `username` of BRW-02, for callers that need no more. */
export const usernameAtom = atom((get) => get(userAtom)?.username ?? null);

const UNKNOWN: Session = { state: 'unknown' };

/**
 * The session; unknown also while a part of the page is hydrated: the server rendered it without a reader, and the last
 * parts are hydrated when the session may be known already.
 */
export function useSession(): Session {
  const session = useAtomValue(sessionAtom);
  return useHydrated() ? session : UNKNOWN;
}

export function useUser(): ShortUser | null {
  const session = useSession();
  return session.state === 'in' ? session.user : null;
}

/** The current session, for code outside React. */
export const currentSession = (): Session => getDefaultStore().get(sessionAtom);

/** Sets the session; called by the code that asks the account site, and by code that ends a session. */
export function setSession(session: Session): void {
  getDefaultStore().set(sessionAtom, session);
  if (session.state !== 'unknown') showReader(session.state === 'in' ? { menu: session.user.menu } : null);
}

/** Prepares for leaving the page for a sign-in or the front page: no reader is shown, and no guard redirects. */
export function leaveSession(): void {
  setSession({ state: 'unknown' });
  showReader(null);
}
