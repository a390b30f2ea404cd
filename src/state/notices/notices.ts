import { useAtomValue } from 'jotai';
import type { ShortUser } from '#domain/reader.ts';
import { logError } from '../log.ts';
import {
  type NewNotice,
  type Notice,
  noticesAtom,
  noticesLoadedAtom,
  type WhichNotice,
} from './notices-atom.ts';

/** What there is to say to the reader, the latest first. NOT-02 */
export const useNotices = (): readonly Notice[] => useAtomValue(noticesAtom);

/** False on the server and until the device has answered. */
export const useNoticesLoaded = (): boolean => useAtomValue(noticesLoadedAtom);

/** Dexie comes with it. */
const loadRepository = () => import('./notices-repository.ts');

/** Begins to show what lies on the device. */
export const loadNotices = (): void =>
  void loadRepository().then(
    ({ watch }) => watch(),
    (error: unknown) => logError('notices', error),
  );

/**
 * Says something to the reader: at once as a toast, and in the list until it is dismissed or its time is over. It outlives
 * a page that is left just then. Resolves when it is kept. NOT-01, NOT-02
 */
export const addNotice = (notice: NewNotice): Promise<void> =>
  loadRepository()
    .then(({ add }) => add(notice))
    .catch((error: unknown) => logError('notices', error));

/** What the account has to say, whenever the short user info has come. NOT-03 */
export const receiveNotices = (user: Pick<ShortUser, 'id' | 'notices'>): Promise<void> =>
  loadRepository()
    .then(({ receive }) => receive(user))
    .catch((error: unknown) => logError('notices', error));

/** By its place in the list, by the account's number, or the one itself. For a moment it can be taken back. NOT-02 */
export const removeNotice = async (which: WhichNotice): Promise<boolean> =>
  (await loadRepository()).remove(which);

/** Takes a dismissal back, while the account has not been told. */
export const restoreNotice = async (notice: Notice): Promise<boolean | 'too-late'> =>
  (await loadRepository()).restore(notice);

/** For as long as the reader is offered to take it back, the account is not told. Gives what ends it. NOT-02 */
export function holdDismissal(notice: Notice): () => void {
  const loaded = loadRepository().then(
    ({ hold }) => hold(notice),
    (error: unknown) => logError('notices', error),
  );
  return () => void loaded.then((letGo) => letGo?.());
}

/** It has been seen for as long as it should be. */
export const markShown = async (notice: Notice): Promise<void> => (await loadRepository()).shown(notice);
