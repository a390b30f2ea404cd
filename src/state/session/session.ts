import { useHydrated } from '@tanstack/react-router';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import type { ApiErrorKind } from '#domain/api-error.ts';
import type { ShortUser } from '#domain/reader.ts';
import { showReader } from './shown-reader.ts';

/**
 * Unknown until the device, and where it must the account site, has been asked; then somebody is signed in, or nobody,
 * with the reason where something went wrong. SES-01
 */
export type Session =
  | { state: 'unknown' }
  | { state: 'in'; user: ShortUser }
  | { state: 'out'; error: ApiErrorKind | null };

const sessionAtom = atom<Session>({ state: 'unknown' });

/** Who is signed in. BRW-02 */
export const userAtom = atom((get) => {
  const session = get(sessionAtom);
  return session.state === 'in' ? session.user : null;
});

/** Whether somebody is signed in: `isLogged` of BRW-02, for whoever needs no more. */
export const isLoggedAtom = atom((get) => get(sessionAtom).state === 'in');

/** By what name the reader signs in: `username` of BRW-02, for whoever needs no more. */
export const usernameAtom = atom((get) => get(userAtom)?.username ?? null);

const UNKNOWN: Session = { state: 'unknown' };

/**
 * Unknown too while a part of the page is being taken over: the server wrote it for nobody, and parts are taken over one
 * after the other, the last of them when the session may be known already.
 */
export function useSession(): Session {
  const session = useAtomValue(sessionAtom);
  return useHydrated() ? session : UNKNOWN;
}

export function useUser(): ShortUser | null {
  const session = useSession();
  return session.state === 'in' ? session.user : null;
}

/** The session outside of React. */
export const currentSession = (): Session => getDefaultStore().get(sessionAtom);

/** Said by those who ask the account site, and by those who end a session. */
export function setSession(session: Session): void {
  getDefaultStore().set(sessionAtom, session);
  if (session.state !== 'unknown') showReader(session.state === 'in' ? { menu: session.user.menu } : null);
}

/** The page is about to be left for a sign-in or for home: nothing of the reader shows, and no guard leads elsewhere. */
export function leaveSession(): void {
  setSession({ state: 'unknown' });
  showReader(null);
}
