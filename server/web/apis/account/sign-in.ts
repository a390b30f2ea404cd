import { EmailAlone, SignInCode } from '#domain/validation/account-forms.ts';
import type { operations } from '#openapi/generated/account.ts';
import type { ReaderRow } from '#server/accounts/db/readers.ts';
import { exchangeCode } from '#server/accounts/identity/id-codes.ts';
import { isLocal } from '#server/accounts/identity/own-network.ts';
import { checkPasskey, passkeyLoginOptions } from '#server/accounts/identity/passkey-sign-in.ts';
import { checkPassword } from '#server/accounts/identity/passwords.ts';
import { type SignInOutcome, signIn, signInReplacing } from '#server/accounts/identity/sign-in.ts';
import { checkSignInCode, requestSignInCode } from '#server/accounts/identity/sign-in-code.ts';
import { userOf } from '#server/accounts/readers/full-user.ts';
import type { Result } from '#server/base/result.ts';
import type { Handler, RequestContext } from '../../http/handler.ts';
import { doneOrRefused, type Refusable, refuse } from '../refusals.ts';
import { ok, refusalWith } from '../replies.ts';
import { readFields, refusedIfBusy } from './answers.ts';
import { readAssertion } from './passkeys.ts';
import { toUtente } from './reader.ts';
import { toDispositivo } from './sessions.ts';

/** Fields that the bodies of all ways of signing in have. */
type SignInOptions = { ricordami?: boolean; redirect_uri: string };

/**
 * The password of the demonstration accounts is public, so a server that strangers reach accepts it only if its
 * settings allow that. The host name can be forged by a stranger, the address of the client cannot.
 */
const mayBeDemoReader = ({ identity, origin, client }: RequestContext): boolean =>
  identity.demoFromAnywhere || (isLocal(origin) && client.isAround);

/** Signs in the reader of a successful check, with the response that all ways of signing in share. SES-08 */
async function checkedReply<Reason extends Refusable>(
  call: RequestContext,
  found: Result<ReaderRow, Reason>,
  { ricordami, redirect_uri }: SignInOptions,
) {
  if (!found.ok) return refuse(found.error);
  if (found.value.demo && !mayBeDemoReader(call)) return refuse('invalid-credentials');
  const options = { remember: ricordami === true, redirectUri: redirect_uri };
  return toSignInReply(await signIn(call, found.value, options));
}

function toSignInReply(outcome: SignInOutcome) {
  if (outcome.kind === 'signed-in') {
    return { ...ok({ indirizzo: outcome.goTo }), cookie: outcome.cookies };
  }
  if (outcome.kind === 'outdated') {
    return refuse('account-changed');
  }
  const { ticket, limit, devices } = outcome;
  return refusalWith(409, 'ERR_DEVICE_LIMIT', 'as many devices as the subscription allows are signed in', {
    biglietto: ticket,
    limite: limit,
    dispositivi: devices.map((device) => toDispositivo(device, null)),
  });
}

export const login: Handler<operations['login']> = async (call) => {
  const { body, identity, client, now } = call;
  const { email: identifier, password } = body;
  const found = await refusedIfBusy(checkPassword(identity, { identifier, password, client, now }));
  return await checkedReply(call, found, body);
};

export const sendLoginCode: Handler<operations['sendLoginCode']> = async (call) => {
  const read = readFields(EmailAlone, call.body);
  if (!read.ok) return refuse(read.error);
  return doneOrRefused(
    await requestSignInCode(call, { email: read.value.email, redirectUri: call.body.redirect_uri }),
  );
};

export const loginWithCode: Handler<operations['loginWithCode']> = async (call) => {
  const read = readFields(SignInCode, call.body);
  if (!read.ok) return refuse(read.error);
  const { email, codice: code } = read.value;
  return await checkedReply(call, await checkSignInCode(call, { email, code }), call.body);
};

export const getPasskeyLoginOptions: Handler<operations['getPasskeyLoginOptions']> = async (call) => {
  const options = await passkeyLoginOptions(call);
  return options.ok ? ok({ ...options.value }) : refuse(options.error);
};

export const loginWithPasskey: Handler<operations['loginWithPasskey']> = async (call) => {
  const answer = readAssertion(call.body.risposta);
  if (!answer) return refuse('assertion-not-valid');
  return await checkedReply(call, await checkPasskey(call, answer), call.body);
};

export const exchangeIdCode: Handler<operations['exchangeIdCode']> = async (call) => {
  const { path, query, now } = call;
  const found = await exchangeCode(call, path.code, query.redirect_uri);
  return found ? ok(toUtente(userOf(found.session, { ...found, now }))) : refuse('code-not-valid');
};

export const replaceDevice: Handler<operations['replaceDevice']> = async (call) => {
  const { biglietto, dispositivo, redirect_uri } = call.body;
  const outcome = await signInReplacing(call, {
    ticket: biglietto,
    deviceId: dispositivo,
    redirectUri: redirect_uri,
  });
  return outcome ? toSignInReply(outcome) : refuse('ticket-not-valid');
};
