import type { operations } from '#openapi/generated/account.ts';
import { readAlertRules } from '#server/outgoing/db/alert-rules.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { toRegole } from './alert-rules-wire.ts';

export const getAlertRules: Handler<operations['getAlertRules']> = async ({ session, orm, brand }) => {
  if (!session) return LOGIN_REQUIRED;
  const rules = await readAlertRules(orm, { readerId: session.readerId, brand: brand.sigla });
  return ok({ regole: toRegole(rules) });
};
