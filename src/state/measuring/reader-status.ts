import { readKnownUser, readSavedUser } from '../session/saved-user.ts';

export type ReaderStatus = { signedIn: boolean; subscribed: boolean };

/** After a sign-in the status is known a moment later; a view waits no longer than this. */
const TIMEOUT_MS = 5000;

/** Status as far as the device knows; null while it knows only that somebody is signed in. */
function knownStatus(): ReaderStatus | null {
  const saved = readSavedUser();
  if (!saved) return { signedIn: false, subscribed: false };
  const user = readKnownUser();
  return user?.id === saved.id ? { signedIn: true, subscribed: user.subscribed } : null;
}

/** The session's code is loaded only where somebody is signed in. */
async function untilUserKnown(): Promise<void> {
  const [{ getDefaultStore }, { userAtom }] = await Promise.all([
    import('jotai'),
    import('../session/session.ts'),
  ]);
  await new Promise<void>((resolve) => {
    const stop = getDefaultStore().sub(userAtom, () => {
      stop();
      resolve();
    });
    setTimeout(resolve, TIMEOUT_MS);
  });
}

/** Whether the reader is signed in and subscribes, without their identity. TRK-04 */
export async function readerStatus(): Promise<ReaderStatus> {
  const current = knownStatus();
  if (current) return current;
  await untilUserKnown();
  return knownStatus() ?? { signedIn: true, subscribed: false };
}
