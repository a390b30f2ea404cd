import type { operations } from '#openapi/generated/account.ts';
import { exchangeCode } from '#server/accounts/identity/id-codes.ts';
import { userOf } from '#server/accounts/readers/full-user.ts';
import type { Handler } from '../../http/handler.ts';
import { ok, refusal } from '../replies.ts';
import { toUtente } from './reader-wire.ts';

const NOT_VALID = refusal(403, 'ERR_CODE_NOT_VALID', 'the code is no code of this browser for this address');

export const exchangeIdCode: Handler<operations['exchangeIdCode']> = async (call) => {
  const { path, query, now } = call;
  const found = await exchangeCode(call, path.code, query.redirect_uri);
  return found ? ok(toUtente(userOf(found.session, { ...found, now }))) : NOT_VALID;
};
