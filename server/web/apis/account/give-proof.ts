import type { operations } from '#openapi/generated/account.ts';
import { type Proof, giveProof as takeProof } from '#server/accounts/identity/fresh-proof.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { refusal } from '../replies.ts';
import { codeNotValid, doneOrWait, passwordNotValid, unlessBusy } from './answers.ts';
import { readAssertion } from './passkey-wire.ts';

type GiveProof = operations['giveProof'];

export const giveProof: Handler<GiveProof> = async (call) => {
  if (!call.session) return LOGIN_REQUIRED;
  const proof = readProof(call.body);
  if (!proof) return refusal(400, 'ERR_BAD_REQUEST', 'risposta is no answer of an authenticator');
  const attempt = await unlessBusy(takeProof(call, call.session, proof));
  if (attempt !== 'not-valid') return doneOrWait(attempt);
  return 'code' in proof ? codeNotValid() : passwordNotValid();
};

/** The contract has seen to it that there is one of the three. */
function readProof({ password, codice, risposta }: Call<GiveProof>['body']): Proof | null {
  if (password !== undefined) return { password };
  if (codice !== undefined) return { code: codice };
  const answer = readAssertion(risposta);
  return answer && { answer };
}
