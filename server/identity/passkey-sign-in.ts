import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { findPasskey, type PasskeyRow, writePasskeyUse } from '../db/passkeys.ts';
import { findReader } from '../db/readers.ts';
import { countChallenge, countFromAddress, forgiveFromAddress } from './limits.ts';
import {
  CHALLENGE_MS,
  expectationsOf,
  type PasskeyVisit,
  rememberChallenge,
  rpIdOf,
} from './passkey-site.ts';
import { notAnAnswer } from './passkeys.ts';
import { type PasswordCheck, whetherOpen } from './passwords.ts';

/** What a browser needs to sign in with a passkey; it offers those it has for this site. */
export async function passkeyLoginOptions(
  visit: PasskeyVisit,
): Promise<PublicKeyCredentialRequestOptionsJSON | { wait: number }> {
  const wait = await countChallenge(visit.identity, visit.client.address);
  if (wait > 0) return { wait };
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(visit),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  });
  await rememberChallenge(visit, options.challenge, null);
  return options;
}

const REFUSED = { ok: false, status: 401, code: 'ERR_INVALID_CREDENTIALS' } as const;

/** Whether a reader may sign in with this answer of an authenticator. */
export async function checkPasskey(
  visit: PasskeyVisit,
  response: AuthenticationResponseJSON,
): Promise<PasswordCheck> {
  const { identity, now, client } = visit;
  const wait = await countFromAddress(identity, client.address);
  if (wait > 0) return { ok: false, status: 429, code: 'ERR_TOO_MANY_ATTEMPTS', wait };
  const passkey = await findPasskey(identity.orm, response.id, rpIdOf(visit));
  if (!passkey || !isOf(passkey, response)) return REFUSED;
  const answered = await verifyAuthenticationResponse({
    response,
    credential: {
      id: passkey.id,
      publicKey: Buffer.from(passkey.publicKey, 'base64url'),
      counter: passkey.counter,
    },
    ...expectationsOf(visit, null),
  }).catch(notAnAnswer);
  if (!answered?.verified) return REFUSED;
  const { newCounter } = answered.authenticationInfo;
  const used = await writePasskeyUse(identity.orm, passkey, { counter: newCounter, lastUsedAt: now });
  const reader = used ? await findReader(identity.orm, passkey.readerId) : undefined;
  if (!reader) return REFUSED;
  await forgiveFromAddress(identity, client.address);
  return whetherOpen(reader);
}

/** An authenticator that says whose passkey it is says it right. */
function isOf({ readerId }: PasskeyRow, { response: { userHandle } }: AuthenticationResponseJSON): boolean {
  return !userHandle || Buffer.from(userHandle, 'base64url').toString() === readerId;
}
