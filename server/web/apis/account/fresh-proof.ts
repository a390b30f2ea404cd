import type { operations } from '#openapi/generated/account.ts';
import {
  type Proof,
  requestProofCode,
  giveProof as takeProof,
} from '#server/accounts/identity/fresh-proof.ts';
import { passkeyProofOptions } from '#server/accounts/identity/passkey-sign-in.ts';
import { passkeysOfSite } from '#server/accounts/identity/passkeys.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { doneOrRefused, refuse } from '../refusals.ts';
import { LOGIN_REQUIRED, ok } from '../replies.ts';
import { refusedIfBusy } from './answers.ts';
import { readAssertion } from './passkeys.ts';

export const getProofWays: Handler<operations['getProofWays']> = async (call) => {
  if (!call.session) return LOGIN_REQUIRED;
  const { readerId, email } = call.session;
  return ok({ email, passkey: (await passkeysOfSite(call, readerId)).length > 0 });
};

export const getProofOptions: Handler<operations['getProofOptions']> = async (call) => {
  if (!call.session) return LOGIN_REQUIRED;
  const options = await passkeyProofOptions(call, call.session.readerId);
  return options.ok ? ok({ ...options.value }) : refuse(options.error);
};

export const sendProofCode: Handler<operations['sendProofCode']> = async (call) =>
  call.session ? doneOrRefused(await requestProofCode(call, call.session)) : LOGIN_REQUIRED;

type GiveProof = operations['giveProof'];

export const giveProof: Handler<GiveProof> = async (call) => {
  if (!call.session) return LOGIN_REQUIRED;
  const proof = readProof(call.body);
  if (!proof) return refuse('assertion-not-valid');
  return doneOrRefused(await refusedIfBusy(takeProof(call, call.session, proof)));
};

/** The contract guarantees that one of the three is present. */
function readProof({ password, codice, risposta }: Call<GiveProof>['body']): Proof | null {
  if (password !== undefined) return { password };
  if (codice !== undefined) return { code: codice };
  const answer = readAssertion(risposta);
  return answer && { answer };
}
