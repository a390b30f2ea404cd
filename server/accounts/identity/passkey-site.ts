import { consumeChallenge, storeChallenge } from '../db/passkeys.ts';
import type { Client, IdentityService, RequestScope } from './identity-service.ts';

/** Lifetime of a challenge: time to find the phone or the security key. */
export const CHALLENGE_MS = 5 * 60_000;

/** The context of a call that concerns passkeys, which belong to the account site's host and work only there. */
export type PasskeyContext = RequestScope & {
  identity: IdentityService;
  accountOrigin: string;
  client: Pick<Client, 'address' | 'cookie' | 'browser'>;
};

export const rpIdOf = ({ accountOrigin }: Pick<PasskeyContext, 'accountOrigin'>): string =>
  new URL(accountOrigin).hostname;

/**
 * What an authenticator's answer is verified against. The reader has to be verified by the device, by fingerprint or
 * PIN.
 */
export const expectationsOf = (context: PasskeyContext, readerId: string | null) => ({
  expectedChallenge: (challenge: string) =>
    consumeChallenge(context.identity.orm, challenge, { readerId, now: context.now }),
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
  await storeChallenge(identity.orm, { challenge, readerId, expiresAt }, now);
}
