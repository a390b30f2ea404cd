import { Invoicing } from '#domain/validation/invoicing-form.ts';
import type { operations } from '#openapi/generated/account.ts';
import { saveInvoicing as keep, readInvoicing } from '#server/accounts/profile/invoicing.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { readFields } from './answers.ts';
import { toFatturazione } from './profile-wire.ts';

export const saveInvoicing: Handler<operations['saveInvoicing']> = async (call) => {
  const { session, orm, now, body } = call;
  if (!session) return LOGIN_REQUIRED;
  const { readerId, kind } = session;
  const read = readFields(Invoicing(kind), body);
  if (!read.ok) return read.refused;
  await keep(orm, { readerId, now }, read.fields);
  const invoicing = await readInvoicing(orm, readerId);
  return invoicing ? ok(toFatturazione(invoicing)) : LOGIN_REQUIRED;
};
