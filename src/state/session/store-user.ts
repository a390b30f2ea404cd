import type { Api } from '#api/clients.ts';
import type { User } from '#domain/reader.ts';
import { endLocalSession } from './end-local-session.ts';
import { loadSession } from './load-session.ts';
import { readSavedUser, saveUser } from './saved-user.ts';

/** The reader is on the way to their page: the account site's answer is not awaited longer than this. */
const TIMEOUT_MS = 2000;

/**
 * Saves a reader who has just signed in: from now on the three clients sign their calls with the new token. A null user
 * loads the saved session again. Resolves with whether the device has saved it. SES-03, BRW-04
 */
export async function storeUser(api: () => Promise<Api>, user: User | null): Promise<boolean> {
  const before = readSavedUser();
  // Another reader's data is removed before this one's is loaded. OFF-06
  if (user && before && before.id !== user.id) await endLocalSession();
  const kept = user ? saveUser(user) : true;
  await Promise.race([loadSession(api), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
  return kept;
}
