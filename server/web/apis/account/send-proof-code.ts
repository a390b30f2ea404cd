import type { operations } from '#openapi/generated/account.ts';
import { askForProofCode } from '#server/accounts/identity/fresh-proof.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { doneOrWait } from './answers.ts';

export const sendProofCode: Handler<operations['sendProofCode']> = async (call) =>
  call.session ? doneOrWait(await askForProofCode(call, call.session)) : LOGIN_REQUIRED;
