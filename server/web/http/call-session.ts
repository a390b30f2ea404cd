import { bearerOf } from '#server/accounts/identity/bearer.ts';
import type { Client, Session, SessionScope } from '#server/accounts/identity/identity-service.ts';
import { sessionOfCookie, sessionOfToken } from '#server/accounts/identity/sessions.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { Caller, ContractName } from './contracts.ts';

/** The code of the 401 for a call that is refused; otherwise its session. */
export type CallSession = { refused: string } | { refused: null; session: Session | null };

type Call = SessionScope & { orm: Orm; headers: { authorization?: string | undefined }; client: Client };

/**
 * Finds the session of a call. The bearer is accepted on the three APIs; the account API accepts the cookie too, where
 * no bearer is sent. An unknown bearer is always refused, an unknown cookie only where a session is required. Where no
 * session is read, as in signing in or out, the remains of an earlier one do no harm. SES-02, SES-06
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
  // An unknown cookie may be of another paper or an older database: it counts as no session.
  return found.refused === UNKNOWN.refused ? { refused: 'ERR_LOGIN_REQUIRED' } : found;
}

const NOBODYS: CallSession = { refused: null, session: null };
const UNKNOWN = { refused: 'ERR_SESSION_TOKEN_NOT_VALID' } as const;

const byCookie = async ({ orm, client, ...scope }: Call) =>
  client.cookie === null ? UNKNOWN : await sessionOfCookie(orm, scope, client.cookie);
