import { bearerOf } from '#server/accounts/identity/bearer.ts';
import type { Client, Session, SessionScope } from '#server/accounts/identity/identity-service.ts';
import { sessionOfCookie, sessionOfToken } from '#server/accounts/identity/sessions.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { Caller, ContractName } from './contracts.ts';

/** The code of the 401 for a call that may not go on; otherwise whose it is. */
export type CallSession = { refused: string } | { refused: null; session: Session | null };

type Call = SessionScope & { orm: Orm; headers: { authorization?: string | undefined }; client: Client };

/**
 * Finds the session of a call. The bearer counts on the three APIs; the account API takes the cookie too, where no bearer
 * is sent. A bearer that is nobody's is refused at once, a cookie only where a session is needed. Where nobody is asked who they
 * are, as in signing in or out, what is left of an earlier session does no harm. SES-02, SES-06
 */
export async function sessionOf(contract: ContractName, caller: Caller, call: Call): Promise<CallSession> {
  if (caller === 'program') return NOBODYS;
  const bearer = bearerOf(call.headers.authorization);
  if (bearer !== null) {
    const found = await sessionOfToken(call.orm, call, bearer);
    if ('refused' in found) return caller === 'nobody' ? NOBODYS : found;
    return { refused: null, ...found };
  }
  const found = contract === 'account' && caller !== 'nobody' ? await byCookie(call) : UNKNOWN;
  if (!('refused' in found)) return { refused: null, ...found };
  if (caller !== 'reader') return NOBODYS;
  // A cookie that nobody knows may be of another paper or an older database: no session, and no more.
  return found.refused === UNKNOWN.refused ? { refused: 'ERR_LOGIN_REQUIRED' } : found;
}

const NOBODYS: CallSession = { refused: null, session: null };
const UNKNOWN = { refused: 'ERR_SESSION_TOKEN_NOT_VALID' } as const;

const byCookie = async ({ orm, client, ...scope }: Call) =>
  client.cookie === null ? UNKNOWN : await sessionOfCookie(orm, scope, client.cookie);
