import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { insertPasskey, listPasskeys } from '../db/passkeys.ts';
import { findReader } from '../db/readers.ts';
import {
  CHALLENGE_MS,
  expectationsOf,
  type PasskeyVisit,
  rememberChallenge,
  rpIdOf,
} from './passkey-site.ts';

/** EdDSA, ES256 and RS256: what authenticators have. Those that are newer Node calls experimental. */
const ALGORITHMS = [-8, -7, -257];

/** More belong to nobody's pockets. */
const MAX_PASSKEYS = 20;

/** What a browser needs to make a passkey for this account. */
export async function passkeyOptions(
  visit: PasskeyVisit,
  readerId: string,
): Promise<PublicKeyCredentialCreationOptionsJSON | null> {
  const { identity, brand } = visit;
  const reader = await findReader(identity.orm, readerId);
  if (!reader) return null;
  const rpID = rpIdOf(visit);
  const known = (await listPasskeys(identity.orm, readerId)).filter(({ rpId }) => rpId === rpID);
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID,
    userName: reader.email,
    userID: new TextEncoder().encode(readerId),
    userDisplayName: `${reader.name} ${reader.surname}`,
    timeout: CHALLENGE_MS,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await rememberChallenge(visit, options.challenge, readerId);
  return options;
}

/** @returns false for what no authenticator answered to a challenge of this account. */
export async function addPasskey(
  visit: PasskeyVisit,
  readerId: string,
  { name, response }: { name: string; response: RegistrationResponseJSON },
): Promise<boolean> {
  const { identity, now } = visit;
  if ((await listPasskeys(identity.orm, readerId)).length >= MAX_PASSKEYS) return false;
  const made = await verifyRegistrationResponse({
    response,
    supportedAlgorithmIDs: ALGORITHMS,
    ...expectationsOf(visit, readerId),
  }).catch(notAnAnswer);
  if (!made?.verified) return false;
  const { id, publicKey, counter, transports } = made.registrationInfo.credential;
  return await insertPasskey(identity.orm, {
    id,
    readerId,
    rpId: rpIdOf(visit),
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports ?? [],
    name,
    createdAt: now,
  });
}

/** The library throws whatever is wrong with an answer; the database's errors are none of these. */
export function notAnAnswer(error: unknown): null {
  if (error instanceof Error && error.cause === undefined) return null;
  throw error;
}
