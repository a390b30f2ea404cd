import type { IncomingMessage } from 'node:http';
import { type BrowserCookies, knownBrowser } from '#server/accounts/identity/known-browser.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { setRequester } from '#server/base/db/query-priority.ts';
import type { Requester } from './expensive-work.ts';
import { unavailableReason } from './unavailable-reason.ts';

/**
 * Requester of a call without a session, whose browser may be known from an earlier sign-in of a reader.
 * @param name an e-mail or user name, folded: the browser counts only if it is that reader's; null for any reader's
 */
export async function requesterByBrowser(
  orm: Orm,
  connection: IncomingMessage,
  client: BrowserCookies,
  { name, now }: { name: string | null; now: Date },
): Promise<Requester> {
  const browser = await knownBrowser(orm, client, { name, now });
  if (browser !== null) setRequester(`browser ${browser}`);
  return { connection, browser };
}

/**
 * Requester of a page. A page may be made without the database, so if that cannot be reached the client's network
 * counts.
 */
export async function pageRequester(
  orm: Orm,
  connection: IncomingMessage,
  client: BrowserCookies,
  now: Date,
): Promise<Requester> {
  return await requesterByBrowser(orm, connection, client, { name: null, now }).catch((error: unknown) => {
    if (unavailableReason(error) === null) throw error;
    return { connection };
  });
}
