import { bearerOf } from '#server/accounts/identity/bearer.ts';
import type {
  Client,
  Session,
  SessionRefusal,
  SessionScope,
} from '#server/accounts/identity/identity-service.ts';
import { sessionOfCookie, sessionOfToken } from '#server/accounts/identity/sessions.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import type { Caller, ContractName } from './contracts.ts';

/** Null where a call needs no session and has none. */
type CallSession = Result<Session | null, SessionRefusal | 'login-required'>;

type Call = SessionScope & { orm: Orm; headers: { authorization?: string | undefined }; client: Client };

/**
 * Finds the session of a call. The bearer is accepted on the three APIs; the account API accepts the cookie too, where
 * no bearer is sent. An unknown bearer is always refused, an unknown cookie only where a session is required. Where no
 * session is read, as in signing in or out, the remains of an earlier one do no harm. SES-02, SES-06
 */
export async function sessionOf(contract: ContractName, caller: Caller, call: Call): Promise<CallSession> {
  if (caller === 'program') return NO_SESSION;
  const bearer = bearerOf(call.headers.authorization);
  if (bearer !== null) {
    const found = await sessionOfToken(call.orm, call, bearer);
    return !found.ok && caller === 'sessionless' ? NO_SESSION : found;
  }
  const found = contract === 'account' && caller !== 'sessionless' ? await byCookie(call) : UNKNOWN_SESSION;
  if (found.ok) return found;
  if (caller !== 'reader') return NO_SESSION;
  // An unknown cookie may be of another paper or an older database: it counts as no session.
  return found.error === 'session-not-valid' ? failure('login-required') : found;
}

const NO_SESSION = success(null);
const UNKNOWN_SESSION = failure('session-not-valid');

const byCookie = async ({ orm, client, ...scope }: Call) =>
  client.cookie === null ? UNKNOWN_SESSION : await sessionOfCookie(orm, scope, client.cookie);
