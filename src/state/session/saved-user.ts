import { KNOWN_USER_KEY, USER_KEY } from '#domain/device-keys.ts';
import { DEVICE_OWNED_KEYS } from '#domain/device-owned-keys.ts';
import type { ShortUser, User } from '#domain/reader.ts';
import { logError } from '../log.ts';

/** The session as saved in local storage. `redirect_uri` is cleared whenever it is stored. SES-03 */
export type SavedUser = { id: string; id_token: string; redirect_uri: string };

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch (error) {
    logError('session', error);
    return null;
  }
}

/** Returns whether the device has saved it. BRW-04 */
function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    logError('session', error);
    return false;
  }
}

/** The saved session; null for a visitor, and for data in another format. */
export function readSavedUser(): SavedUser | null {
  const { id, id_token } = (read(USER_KEY) ?? {}) as Partial<SavedUser>;
  return typeof id === 'string' && typeof id_token === 'string' ? { id, id_token, redirect_uri: '' } : null;
}

export const saveUser = ({ id, token }: Pick<User, 'id' | 'token'>): boolean =>
  write(USER_KEY, { id, id_token: token ?? '', redirect_uri: '' } satisfies SavedUser);

/** The reader as the account site last named them: enough to stay signed in offline. SES-10 */
export function readKnownUser(): ShortUser | null {
  const user = read(KNOWN_USER_KEY) as Partial<ShortUser> | null;
  const isValid = typeof user?.id === 'string' && typeof user.name === 'string' && Array.isArray(user.menu);
  return isValid ? (user as ShortUser) : null;
}

export const saveKnownUser = (user: ShortUser): boolean => write(KNOWN_USER_KEY, user);

/** Removes everything except the device's own entries: theme, reading settings … NAV-11 */
export function clearSaved(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!DEVICE_OWNED_KEYS.includes(key)) localStorage.removeItem(key);
    }
  } catch (error) {
    logError('session', error);
  }
}
