import { VALIDATION_MESSAGES } from '#domain/validation/account-forms.ts';
import type { operations } from '#openapi/generated/account.ts';
import type { Handler } from '#server/http/handler.ts';
import { passkeyOptions } from '#server/identity/passkeys.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { tooManyAttempts } from '../too-many-attempts.ts';
import { fieldNotValid, passwordNotValid, unlessBusy } from './answers.ts';

export const getPasskeyOptions: Handler<operations['getPasskeyOptions']> = async (call) => {
  if (!call.session) return LOGIN_REQUIRED;
  const found = await unlessBusy(passkeyOptions(call, call.session, call.body.password));
  if ('wait' in found) return tooManyAttempts(found.wait);
  if ('options' in found) return ok({ ...found.options });
  const { refused } = found;
  if (refused === 'not-valid') return passwordNotValid();
  if (refused === 'password-wanted') return fieldNotValid('password', VALIDATION_MESSAGES.required);
  return tooManyAttempts(refused.wait);
};
