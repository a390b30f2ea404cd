import type { operations } from '#openapi/generated/account.ts';
import { readInvoicing } from '#server/accounts/profile/invoicing.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { toFatturazione } from './profile-wire.ts';

export const getInvoicing: Handler<operations['getInvoicing']> = async ({ session, orm }) => {
  const invoicing = session && (await readInvoicing(orm, session.readerId));
  return invoicing ? ok(toFatturazione(invoicing)) : LOGIN_REQUIRED;
};
