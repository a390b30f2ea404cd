import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { failure, type Result, success } from '#server/base/result.ts';
import { findPasskey, type PasskeyRow, writePasskeyUse } from '../db/passkeys.ts';
import { findReader, type ReaderRow } from '../db/readers.ts';
import { countChallenge } from './limits.ts';
import { loadPasskeyLibrary } from './passkey-library.ts';
import {
  CHALLENGE_MS,
  expectationsOf,
  type PasskeyContext,
  rememberChallenge,
  rpIdOf,
} from './passkey-site.ts';
import { nullUnlessDatabaseError, passkeysOfSite } from './passkeys.ts';
import { checkStatus, type SignInRefusal } from './passwords.ts';

/** Options with which a browser signs in with a passkey; the browser offers those it has for this site. */
export const passkeyLoginOptions = (context: PasskeyContext) => requestOptions(context, null);

/** Options with which a signed-in reader gives fresh proof by one of their passkeys. */
export const passkeyProofOptions = (context: PasskeyContext, readerId: string) =>
  requestOptions(context, readerId);

async function requestOptions(
  context: PasskeyContext,
  readerId: string | null,
): Promise<Result<PublicKeyCredentialRequestOptionsJSON, { wait: number }>> {
  const wait = await countChallenge(context.identity, context.client, context.now);
  if (wait > 0) return failure({ wait });
  const passkeys = readerId === null ? [] : await passkeysOfSite(context, readerId);
  const { generateAuthenticationOptions } = await loadPasskeyLibrary();
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(context),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    ...(readerId !== null && {
      allowCredentials: passkeys.map(({ id, transports }) => ({ id, transports })),
    }),
  });
  await rememberChallenge(context, options.challenge, readerId);
  return success(options);
}

/**
 * Whether a reader may sign in with this answer of an authenticator. Answers cannot be guessed, so tries are not
 * counted, only challenges, each of which is accepted once.
 */
export async function checkPasskey(
  context: PasskeyContext,
  response: AuthenticationResponseJSON,
): Promise<Result<ReaderRow, SignInRefusal>> {
  const found = await findReaderOfPasskey(context, response, null);
  return found ? checkStatus(found) : failure('invalid-credentials');
}

/**
 * Finds the reader whose passkey answered a challenge. With `readerId` null it must be a challenge for a sign-in,
 * otherwise one that was issued to this reader.
 */
export async function findReaderOfPasskey(
  context: PasskeyContext,
  response: AuthenticationResponseJSON,
  readerId: string | null,
): Promise<ReaderRow | undefined> {
  const { identity, now } = context;
  const passkey = await findPasskey(identity.orm, response.id, rpIdOf(context));
  if (!passkey || !hasUserHandleOf(passkey, response)) return undefined;
  if (readerId !== null && passkey.readerId !== readerId) return undefined;
  const { verifyAuthenticationResponse } = await loadPasskeyLibrary();
  const verification = await verifyAuthenticationResponse({
    response,
    credential: {
      id: passkey.id,
      publicKey: Buffer.from(passkey.publicKey, 'base64url'),
      counter: passkey.counter,
    },
    ...expectationsOf(context, readerId),
  }).catch(nullUnlessDatabaseError);
  if (!verification?.verified) return undefined;
  const { newCounter } = verification.authenticationInfo;
  const isRecorded = await writePasskeyUse(identity.orm, passkey, { counter: newCounter, lastUsedAt: now });
  return isRecorded ? await findReader(identity.orm, passkey.readerId) : undefined;
}

/** Whether the user handle, if the authenticator sends one, is that of the passkey's reader. */
function hasUserHandleOf(
  { readerId }: PasskeyRow,
  { response: { userHandle } }: AuthenticationResponseJSON,
): boolean {
  return !userHandle || Buffer.from(userHandle, 'base64url').toString() === readerId;
}
