import type { operations } from '#openapi/generated/account.ts';
import { dismissUserNotice } from '#server/accounts/db/user-notices.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE } from '../done.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';

export const dismissNotice: Handler<operations['dismissNotice']> = async (call) => {
  const { session, path, orm, brand, now } = call;
  if (!session) return LOGIN_REQUIRED;
  await dismissUserNotice(orm, { readerId: session.readerId, brand: brand.sigla }, path.id, now);
  return DONE;
};
