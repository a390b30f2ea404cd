import { ALERT_RULE_MESSAGES, AlertRulesForm } from '#domain/validation/alert-rules.ts';
import type { operations } from '#openapi/generated/account.ts';
import { hasEdition } from '#server/newsroom/db/editions.ts';
import { writeAlertRules } from '#server/outgoing/db/alert-rules.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { toRegole, toRules } from './alert-rules-wire.ts';
import { fieldNotValid, readFields } from './answers.ts';

export const setAlertRules: Handler<operations['setAlertRules']> = async ({ session, ...call }) => {
  if (!session) return LOGIN_REQUIRED;
  const { body, orm, brand, now } = call;
  const read = readFields(AlertRulesForm, body);
  if (!read.ok) return read.refused;
  const rules = toRules(read.fields);
  const { sigla } = brand;
  if (rules.readyEdition !== null && !(await hasEdition(orm, { brand: sigla, slug: rules.readyEdition })))
    return fieldNotValid('edizione_pronta', ALERT_RULE_MESSAGES.edition);
  await writeAlertRules(orm, { readerId: session.readerId, brand: sigla }, rules, now);
  return ok({ regole: toRegole(rules) });
};
