import type { AlertRules } from '#domain/push/alert-rules.ts';
import { ALERT_RULE_MESSAGES, AlertRulesForm } from '#domain/validation/alert-rules.ts';
import type { components, operations } from '#openapi/generated/account.ts';
import { hasEdition } from '#server/newsroom/db/editions.ts';
import { readAlertRules, writeAlertRules } from '#server/outgoing/db/alert-rules.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../refusals.ts';
import { fieldNotValid, LOGIN_REQUIRED, ok } from '../replies.ts';
import { readFields } from './answers.ts';

type Wire = components['schemas'];

const toRegole = (rules: AlertRules): Wire['RegoleAvvisi'] => ({
  silenzio: rules.quiet.map((hours) => hours && { dalle: hours.from, alle: hours.to }),
  massimo: rules.dailyCap,
  riepiloghi: [...rules.digestTimes],
  pausa: rules.pause && { dal: rules.pause.from, al: rules.pause.to },
  solo_eccezionali: rules.onlyExceptional,
  eccezionali_in_silenzio: rules.wakeForExceptional,
  edizione_pronta: rules.readyEdition,
});

const toRules = (form: AlertRulesForm): AlertRules => ({
  quiet: form.silenzio.map((hours) => hours && { from: hours.dalle, to: hours.alle }),
  dailyCap: form.massimo,
  digestTimes: form.riepiloghi,
  pause: form.pausa && { from: form.pausa.dal, to: form.pausa.al },
  onlyExceptional: form.solo_eccezionali,
  wakeForExceptional: form.eccezionali_in_silenzio,
  readyEdition: form.edizione_pronta,
});

export const getAlertRules: Handler<operations['getAlertRules']> = async ({ session, orm, brand }) => {
  if (!session) return LOGIN_REQUIRED;
  const rules = await readAlertRules(orm, { readerId: session.readerId, brand: brand.sigla });
  return ok({ regole: toRegole(rules) });
};

export const setAlertRules: Handler<operations['setAlertRules']> = async ({ session, ...call }) => {
  if (!session) return LOGIN_REQUIRED;
  const { body, orm, brand, now } = call;
  const read = readFields(AlertRulesForm, body);
  if (!read.ok) return refuse(read.error);
  const rules = toRules(read.value);
  const { sigla } = brand;
  if (rules.readyEdition !== null && !(await hasEdition(orm, { brand: sigla, slug: rules.readyEdition })))
    return fieldNotValid('edizione_pronta', ALERT_RULE_MESSAGES.edition);
  await writeAlertRules(orm, { readerId: session.readerId, brand: sigla }, rules, now);
  return ok({ regole: toRegole(rules) });
};
