import { isLocal } from '#server/accounts/identity/own-network.ts';
import type { PasswordCheck } from '#server/accounts/identity/passwords.ts';
import { type SignInOutcome, signIn } from '#server/accounts/identity/sign-in.ts';
import type { RequestContext } from '../../http/handler.ts';
import { ok, refusal, refusalWith } from '../replies.ts';
import { toDispositivo } from './device-wire.ts';

/** What the bodies of all ways of signing in have. */
type Wish = { ricordami?: boolean; redirect_uri: string };

/**
 * Their password is everybody's: a server that strangers reach takes them only where its settings say so. A stranger may
 * call the host as they like, but not the address that they come from.
 */
const takesDemoReaders = ({ identity, origin, client }: RequestContext): boolean =>
  identity.demoEverywhere || (isLocal(origin) && client.isAround);

/** Signs in the reader whom a check has found, and answers as every way of signing in does. SES-08 */
export async function checkedReply(
  call: RequestContext,
  found: PasswordCheck,
  { ricordami, redirect_uri }: Wish,
) {
  if (!found.ok) return refusal(found.status, found.code, 'this signs nobody in');
  if (found.reader.demo && !takesDemoReaders(call)) {
    return refusal(401, 'ERR_INVALID_CREDENTIALS', 'this signs nobody in');
  }
  const wish = { remember: ricordami === true, redirectUri: redirect_uri };
  return toSignInReply(await signIn(call, found.reader, wish));
}

export function toSignInReply(outcome: SignInOutcome) {
  if (outcome.kind === 'signed-in') {
    return { ...ok({ indirizzo: outcome.goTo }), cookie: outcome.cookies };
  }
  if (outcome.kind === 'outdated') {
    return refusal(401, 'ERR_INVALID_CREDENTIALS', 'the account has changed meanwhile');
  }
  const { ticket, limit, devices } = outcome;
  return refusalWith(409, 'ERR_DEVICE_LIMIT', 'as many devices as the subscription allows are signed in', {
    biglietto: ticket,
    limite: limit,
    dispositivi: devices.map((device) => toDispositivo(device, null)),
  });
}
