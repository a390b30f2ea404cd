import { createHmac } from 'node:crypto';
import { tableLimiter } from '#server/accounts/db/rate-limits.ts';
import { addressBlock } from '#server/accounts/identity/address-block.ts';
import type { IdentityService } from '#server/accounts/identity/identity-service.ts';

type Deps = Pick<IdentityService, 'orm' | 'secret'>;

const HOUR_S = 3600;

const LIMITS = {
  /** Each is answered by the assistant. */
  ofReader: { name: 'chat-reader', points: 120, seconds: HOUR_S },
  ofConversation: { name: 'chat-conversation', points: 120, seconds: HOUR_S },
  /** Of all who are not signed in behind one address, which may be a whole telephone network's. */
  fromAddress: { name: 'chat-address', points: 600, seconds: HOUR_S },
  /** Each is read by a person, who also ends it: nobody types so fast. */
  withOperator: { name: 'chat-operator', points: 600, seconds: HOUR_S },
  /** Pictures are costly to read; of ten that lie there some may be taken back. */
  files: { name: 'chat-files', points: 60, seconds: HOUR_S },
  /** What came without a captcha's token that counts. */
  junk: { name: 'chat-junk', points: 120, seconds: HOUR_S },
} as const;

type Limit = keyof typeof LIMITS;

/** The table holds neither addresses nor what opens a conversation. */
const keyOf = ({ secret }: Deps, name: string) =>
  createHmac('sha256', secret).update(`chat\n${name}`).digest('base64url');

/** Counts one more. @returns the seconds to wait, 0 where it may be done. */
async function count(deps: Deps, limit: Limit, name: string): Promise<number> {
  const { consumedPoints, msBeforeNext } = await tableLimiter(deps.orm, LIMITS[limit]).penalty(
    keyOf(deps, name),
  );
  return consumedPoints > LIMITS[limit].points ? Math.max(1, Math.ceil(msBeforeNext / 1000)) : 0;
}

type Turn = {
  /** What is kept of its secret. */
  conversation: string;
  withOperator: boolean;
  readerId: string | null;
  address: string;
};

/**
 * Counts what is said and let in. Strangers behind one address do not shut out who is signed in or talks to a person.
 * @returns the seconds to wait, 0 where it may be said. HLP-08
 */
export async function countTurn(deps: Deps, turn: Turn): Promise<number> {
  const { conversation, withOperator, readerId, address } = turn;
  if (withOperator) return await count(deps, 'withOperator', conversation);
  if (readerId !== null) return await count(deps, 'ofReader', readerId);
  return (
    (await count(deps, 'fromAddress', addressBlock(address))) ||
    (await count(deps, 'ofConversation', conversation))
  );
}

/** Counts a file that is to be sent in a conversation. HLP-10 */
export const countFile = (deps: Deps, conversation: string): Promise<number> =>
  count(deps, 'files', conversation);

/** Counts what no captcha let in: it keeps nobody out but more of the same. HLP-08 */
export const countJunk = (deps: Deps, address: string): Promise<number> =>
  count(deps, 'junk', addressBlock(address));
