import type { IncomingMessage } from 'node:http';
import { type Browser, knownBrowser } from '#server/accounts/identity/known-browser.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { setRequester } from '#server/base/db/query-priority.ts';
import type { Requester } from './expensive-work.ts';
import { unavailableReason } from './unavailable-reason.ts';

/**
 * Somebody without a session, whose browser may be one that a reader has signed in with.
 * @param name an e-mail or user name, folded: the browser counts only if it is theirs; null for anybody's
 */
export async function requesterByBrowser(
  orm: Orm,
  connection: IncomingMessage,
  client: Browser,
  name: string | null,
): Promise<Requester> {
  const browser = await knownBrowser(orm, client, name);
  if (browser !== null) setRequester(`browser ${browser}`);
  return { connection, browser };
}

/** Who opens a page, which may be made without the database: where that cannot be asked, anybody of their network. */
export async function pageRequester(
  orm: Orm,
  connection: IncomingMessage,
  client: Browser,
): Promise<Requester> {
  return await requesterByBrowser(orm, connection, client, null).catch((error: unknown) => {
    if (unavailableReason(error) === null) throw error;
    return { connection };
  });
}
