import * as v from 'valibot';
import { PasskeyName } from '#domain/validation/account-forms.ts';
import type { operations } from '#openapi/generated/account.ts';
import { listPasskeys } from '#server/accounts/db/passkeys.ts';
import { addPasskey as keepPasskey } from '#server/accounts/identity/passkeys.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok, refusal } from '../replies.ts';
import { readAttestation, toPasskey } from './passkey-wire.ts';

export const addPasskey: Handler<operations['addPasskey']> = async (call) => {
  const { session, body, orm } = call;
  if (!session) return LOGIN_REQUIRED;
  const response = readAttestation(body.risposta);
  const name = v.safeParse(PasskeyName, body.nome);
  const made = response && name.success && { name: name.output, response };
  const added = made && (await keepPasskey(call, session.readerId, made));
  if (!added) return refusal(400, 'ERR_PASSKEY_NOT_VALID', 'no answer to a challenge of this account');
  return ok(toPasskey(await listPasskeys(orm, session.readerId)));
};
