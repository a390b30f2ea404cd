import { keepChallenge, takeChallenge } from '../db/passkeys.ts';
import type { Client, IdentityService, RequestScope } from './identity-service.ts';

/** Time to find the phone or the key. */
export const CHALLENGE_MS = 5 * 60_000;

/** A call that has to do with passkeys: they belong to the account site's host, and are used there alone. */
export type PasskeyContext = RequestScope & {
  identity: IdentityService;
  accountOrigin: string;
  client: Pick<Client, 'address' | 'cookie' | 'browser'>;
};

export const rpIdOf = ({ accountOrigin }: Pick<PasskeyContext, 'accountOrigin'>): string =>
  new URL(accountOrigin).hostname;

/** What an answer is held against. Whoever uses one proves to be the reader, by a finger or a PIN. */
export const expectationsOf = (context: PasskeyContext, readerId: string | null) => ({
  expectedChallenge: (challenge: string) =>
    takeChallenge(context.identity.orm, challenge, { readerId, now: context.now }),
  expectedOrigin: context.accountOrigin,
  expectedRPID: rpIdOf(context),
  requireUserVerification: true,
});

export async function rememberChallenge(
  { identity, now }: PasskeyContext,
  challenge: string,
  readerId: string | null,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  await keepChallenge(identity.orm, { challenge, readerId, expiresAt }, now);
}
