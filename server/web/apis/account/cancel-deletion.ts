import type { operations } from '#openapi/generated/account.ts';
import { dropDeletion } from '#server/accounts/db/deletion-requests.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { personalData } from './personal-data.ts';

export const cancelDeletion: Handler<operations['cancelDeletion']> = async ({ session, orm }) => {
  if (!session) return LOGIN_REQUIRED;
  await dropDeletion(orm, session.readerId);
  return ok(await personalData(orm, session.readerId));
};
