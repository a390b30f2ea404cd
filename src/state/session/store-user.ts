import type { Api } from '#api/clients.ts';
import type { User } from '#domain/reader.ts';
import { endLocalSession } from './end-local-session.ts';
import { loadSession } from './load-session.ts';
import { readSavedUser, saveUser } from './saved-user.ts';

/** Whoever has signed in is on the way to their page: what the account site says of them is waited for no longer. */
const TIMEOUT_MS = 2000;

/**
 * Keeps a reader who has just signed in: from here on the three clients sign their calls with the new token. An empty
 * value loads the saved session again. Tells whether the device keeps it. SES-03, BRW-04
 */
export async function storeUser(api: () => Promise<Api>, user: User | null): Promise<boolean> {
  const before = readSavedUser();
  // Another reader's things go before this one's come. OFF-06
  if (user && before && before.id !== user.id) await endLocalSession();
  const kept = user ? saveUser(user) : true;
  await Promise.race([loadSession(api), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
  return kept;
}
