import { createHmac } from 'node:crypto';
import { tableLimiter } from '#server/accounts/db/rate-limits.ts';
import { addressBlock } from '#server/accounts/identity/address-block.ts';
import type { IdentityService } from '#server/accounts/identity/identity-service.ts';

type Deps = Pick<IdentityService, 'orm' | 'secret'>;

const HOUR_S = 3600;

const LIMITS = {
  /** For messages that the assistant answers: by reader or, for visitors, by conversation. */
  ofReader: { name: 'chat-reader', points: 120, seconds: HOUR_S },
  ofConversation: { name: 'chat-conversation', points: 120, seconds: HOUR_S },
  /** For all visitors without a session behind one address, which may be a whole mobile network's. */
  fromAddress: { name: 'chat-address', points: 600, seconds: HOUR_S },
  /** An operator reads each message and can end the conversation. The limit is above what a person can type. */
  withOperator: { name: 'chat-operator', points: 600, seconds: HOUR_S },
  /** Pictures are costly to process, and withdrawn files do not count against the limit of ten in a conversation. */
  files: { name: 'chat-files', points: 60, seconds: HOUR_S },
  /** For messages without a valid captcha token. */
  junk: { name: 'chat-junk', points: 120, seconds: HOUR_S },
} as const;

type LimitName = keyof typeof LIMITS;

/** Hashes keys, so that the table contains neither addresses nor secrets of conversations. */
const keyOf = ({ secret }: Deps, subject: string) =>
  createHmac('sha256', secret).update(`chat\n${subject}`).digest('base64url');

/** Adds one to the counter of a limit for its subject. @returns the seconds to wait; 0 if it is allowed */
async function count(deps: Deps, limit: LimitName, subject: string): Promise<number> {
  const { consumedPoints, msBeforeNext } = await tableLimiter(deps.orm, LIMITS[limit]).penalty(
    keyOf(deps, subject),
  );
  return consumedPoints > LIMITS[limit].points ? Math.max(1, Math.ceil(msBeforeNext / 1000)) : 0;
}

type CountedMessage = {
  /** Hash of the conversation's secret. */
  conversation: string;
  withOperator: boolean;
  readerId: string | null;
  address: string;
};

/**
 * Counts a message that passed the captcha. Strangers behind one address do not use up the limit of signed-in
 * readers or of conversations with an operator.
 * @returns the seconds to wait, 0 where it is allowed. HLP-08
 */
export async function countMessage(deps: Deps, message: CountedMessage): Promise<number> {
  const { conversation, withOperator, readerId, address } = message;
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

/** Counts a message without a valid captcha token. The limit only blocks further such messages. HLP-08 */
export const countJunk = (deps: Deps, address: string): Promise<number> =>
  count(deps, 'junk', addressBlock(address));
