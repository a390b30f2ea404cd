import type { Orm } from '../db/connect.ts';
import { bearerOf } from '../identity/bearer.ts';
import type { Client, Session, SessionPlace } from '../identity/identity-desk.ts';
import { sessionOfCookie, sessionOfToken } from '../identity/sessions.ts';
import type { ContractName } from './contracts.ts';

/**
 * What asks nobody who they are: a reader signs in or out, is counted, or answers for a device, with what is left of an
 * earlier session too.
 */
const ASKS_NOBODY =
  /^\/(?:logout$|api\/(?:sso|registration|password|logout|sessions|site\/(?:tracking|consenso))(?:\/|$))/;

/** What belongs to a reader: without a session it reaches no handler. */
const OF_A_READER = /^\/api\/user\//;

/** The code of the 401 for a call that may not go on; otherwise whose it is. */
export type CallSession = { refused: string } | { refused: null; session: Session | null };

type Call = SessionPlace & { orm: Orm; headers: { authorization?: string | undefined }; client: Client };

/**
 * Finds the session of a call; `path` is the operation's in its contract. The bearer counts on the three APIs; the account API takes the cookie too, where no bearer
 * is sent. A bearer that is nobody's is refused at once, a cookie only where a session is needed. SES-02, SES-06
 */
export async function sessionOf(contract: ContractName, path: string, call: Call): Promise<CallSession> {
  const bearer = bearerOf(call.headers.authorization);
  if (bearer !== null) {
    const found = await sessionOfToken(call.orm, call, bearer);
    if ('refused' in found) return ASKS_NOBODY.test(path) ? NOBODYS : found;
    return { refused: null, ...found };
  }
  const found = contract === 'account' && !ASKS_NOBODY.test(path) ? await byCookie(call) : UNKNOWN;
  if (!('refused' in found)) return { refused: null, ...found };
  if (!OF_A_READER.test(path)) return NOBODYS;
  // A cookie that nobody knows may be of another paper or an older database: no session, and no more.
  return found.refused === UNKNOWN.refused ? { refused: 'ERR_LOGIN_REQUIRED' } : found;
}

const NOBODYS: CallSession = { refused: null, session: null };
const UNKNOWN = { refused: 'ERR_SESSION_TOKEN_NOT_VALID' } as const;

const byCookie = async ({ orm, client, ...place }: Call) =>
  client.cookie === null ? UNKNOWN : await sessionOfCookie(orm, place, client.cookie);
