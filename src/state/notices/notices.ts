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

/** The reader's notices, latest first. NOT-02 */
export const useNotices = (): readonly Notice[] => useAtomValue(noticesAtom);

/** False on the server and until the device has answered. */
export const useNoticesLoaded = (): boolean => useAtomValue(noticesLoadedAtom);

/** Imported dynamically, because it includes Dexie. */
const loadRepository = () => import('./notices-repository.ts');

/** Starts showing what is saved on the device. */
export const loadNotices = (): void =>
  void loadRepository().then(
    ({ watch }) => watch(),
    (error: unknown) => logError('notices', error),
  );

/**
 * Shows a notice to the reader: immediately as a toast, and in the list until it is dismissed or its time is over. It
 * survives leaving the page. Resolves when it is saved. NOT-01, NOT-02
 */
export const addNotice = (notice: NewNotice): Promise<void> =>
  loadRepository()
    .then(({ add }) => add(notice))
    .catch((error: unknown) => logError('notices', error));

/** Takes over the account's notices from the short user info. NOT-03 */
export const receiveNotices = (user: Pick<ShortUser, 'id' | 'notices'>): Promise<void> =>
  loadRepository()
    .then(({ receive }) => receive(user))
    .catch((error: unknown) => logError('notices', error));

/**
 * Removes a notice by its position in the list, by the account's number, or the notice itself. For a moment it can be
 * undone. NOT-02
 */
export const removeNotice = async (which: WhichNotice): Promise<boolean> =>
  (await loadRepository()).remove(which);

/** Undoes a dismissal, if it was not sent to the account yet. */
export const restoreNotice = async (notice: Notice): Promise<boolean | 'too-late'> =>
  (await loadRepository()).restore(notice);

/** While an undo is offered the dismissal is not sent to the account. Returns the function that ends this. NOT-02 */
export function holdDismissal(notice: Notice): () => void {
  const loaded = loadRepository().then(
    ({ extendUndoTime }) => extendUndoTime(notice),
    (error: unknown) => logError('notices', error),
  );
  return () => void loaded.then((stopHolding) => stopHolding?.());
}

/** Marks a notice as shown for its full time. */
export const markShown = async (notice: Notice): Promise<void> => (await loadRepository()).markShown(notice);
