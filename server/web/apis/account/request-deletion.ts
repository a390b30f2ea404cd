import type { operations } from '#openapi/generated/account.ts';
import { findReader } from '#server/accounts/db/readers.ts';
import { requestDeletion as askForIt } from '#server/accounts/privacy/deletions.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { personalData } from './personal-data.ts';

export const requestDeletion: Handler<operations['requestDeletion']> = async (call) => {
  const { session } = call;
  const reader = session && (await findReader(call.orm, session.readerId));
  if (!reader) return LOGIN_REQUIRED;
  await askForIt(call, reader);
  return ok(await personalData(call.orm, reader.id));
};
