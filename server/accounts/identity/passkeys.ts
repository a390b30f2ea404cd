import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isDatabaseError } from '#server/base/db/database-errors.ts';
import { deletePasskey, insertPasskey, listPasskeys, type PasskeyRow } from '../db/passkeys.ts';
import { findReader, type ReaderRow } from '../db/readers.ts';
import type { AccountContext } from './account-context.ts';
import { mailPasskeyChanged } from './account-letters.ts';
import { loadPasskeyDecoders, loadPasskeyLibrary } from './passkey-library.ts';
import {
  CHALLENGE_MS,
  expectationsOf,
  type PasskeyContext,
  rememberChallenge,
  rpIdOf,
} from './passkey-site.ts';

/**
 * Whether a new passkey comes without certificates, as we request it: unsigned, or signed by itself. Certificates come
 * from the client, and the library would request the addresses in them before checking who issued them.
 */
export async function comesWithoutCertificates({ response }: RegistrationResponseJSON): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await loadPasskeyDecoders();
  try {
    const decoded = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
    const format = decoded.get('fmt');
    return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
  } catch {
    // The bytes are not an attestation.
    return false;
  }
}

/** EdDSA, ES256 and RS256, which authenticators support. Node calls the newer algorithms experimental. */
const ALGORITHMS = [-8, -7, -257];

/** Limit of passkeys of an account, more than any reader needs. */
const MAX_PASSKEYS = 20;

/** Options with which a browser makes a passkey for this account. */
export async function passkeyOptions(
  context: AccountContext,
  reader: Pick<ReaderRow, 'id' | 'email' | 'name' | 'surname'>,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { brand } = context;
  const rpID = rpIdOf(context);
  const existing = await passkeysOfSite(context, reader.id);
  const { generateRegistrationOptions } = await loadPasskeyLibrary();
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID,
    userName: reader.email,
    userID: new TextEncoder().encode(reader.id),
    userDisplayName: `${reader.name} ${reader.surname}`,
    timeout: CHALLENGE_MS,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: existing.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await rememberChallenge(context, options.challenge, reader.id);
  return options;
}

/** The account's passkeys that work on this call's account site. */
export async function passkeysOfSite(context: PasskeyContext, readerId: string): Promise<PasskeyRow[]> {
  const rpID = rpIdOf(context);
  return (await listPasskeys(context.identity.orm, readerId)).filter(({ rpId }) => rpId === rpID);
}

/**
 * Adds the passkey in an authenticator's answer to a challenge of this account, and notifies the reader by mail.
 * @returns false for anything else.
 */
export async function addPasskey(
  context: AccountContext,
  readerId: string,
  { name, response }: { name: string; response: RegistrationResponseJSON },
): Promise<boolean> {
  const { identity, now } = context;
  if (!(await comesWithoutCertificates(response))) return false;
  if ((await listPasskeys(identity.orm, readerId)).length >= MAX_PASSKEYS) return false;
  const { verifyRegistrationResponse } = await loadPasskeyLibrary();
  const verification = await verifyRegistrationResponse({
    response,
    supportedAlgorithmIDs: ALGORITHMS,
    ...expectationsOf(context, readerId),
  }).catch(nullUnlessDatabaseError);
  if (!verification?.verified) return false;
  const { id, publicKey, counter, transports } = verification.registrationInfo.credential;
  const added = await insertPasskey(identity.orm, {
    id,
    readerId,
    rpId: rpIdOf(context),
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports ?? [],
    name,
    createdAt: now,
  });
  if (added) mailChange(context, readerId, 'added');
  return added;
}

/** Removes a passkey, and notifies the reader by mail. @returns false for one that is not this account's. */
export async function removePasskey(context: AccountContext, readerId: string, id: string): Promise<boolean> {
  const removed = await deletePasskey(context.identity.orm, readerId, id);
  if (removed) mailChange(context, readerId, 'removed');
  return removed;
}

const mailChange = (context: AccountContext, readerId: string, change: 'added' | 'removed') =>
  context.identity.backgroundTasks.run(async () => {
    const reader = await findReader(context.identity.orm, readerId);
    if (reader) await mailPasskeyChanged(context, { reader, change });
  });

/**
 * The library throws whatever is wrong with an answer; database errors are passed on, because the answer did not cause
 * them.
 */
export function nullUnlessDatabaseError(error: unknown): null {
  if (isDatabaseError(error)) throw error;
  return null;
}
