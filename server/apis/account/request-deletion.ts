import type { operations } from '#openapi/generated/account.ts';
import { findReader } from '#server/db/readers.ts';
import type { Handler } from '#server/http/handler.ts';
import { requestDeletion as askForIt } from '#server/privacy/deletions.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { tooManyAttempts } from '../too-many-attempts.ts';
import { codeNotValid } from './answers.ts';
import { personalData } from './personal-data.ts';

export const requestDeletion: Handler<operations['requestDeletion']> = async (call) => {
  const reader = call.session && (await findReader(call.orm, call.session.readerId));
  if (!reader) return LOGIN_REQUIRED;
  const attempt = await askForIt(call, reader, call.body.codice);
  if (attempt === 'not-valid') return codeNotValid();
  return attempt === 'done' ? ok(await personalData(call.orm, reader.id)) : tooManyAttempts(attempt.wait);
};
