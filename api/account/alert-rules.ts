import type { AlertRules } from '#domain/push/alert-rules.ts';
import type { components } from '#openapi/generated/account.ts';
import type { Api } from '../clients.ts';
import { KEEPALIVE } from '../keepalive.ts';
import { unwrap } from '../unwrap.ts';

type Wire = components['schemas'];

const toAlertRules = (wire: Wire['RegoleAvvisi']): AlertRules => ({
  quiet: wire.silenzio.map((hours) => hours && { from: hours.dalle, to: hours.alle }),
  dailyCap: wire.massimo,
  digestTimes: wire.riepiloghi,
  pause: wire.pausa && { from: wire.pausa.dal, to: wire.pausa.al },
  onlyExceptional: wire.solo_eccezionali,
  wakeForExceptional: wire.eccezionali_in_silenzio,
  readyEdition: wire.edizione_pronta,
});

const toAlertRulesWire = (rules: AlertRules): Wire['RegoleAvvisi'] => ({
  silenzio: rules.quiet.map((hours) => hours && { dalle: hours.from, alle: hours.to }),
  massimo: rules.dailyCap,
  riepiloghi: [...rules.digestTimes],
  pausa: rules.pause && { dal: rules.pause.from, al: rules.pause.to },
  solo_eccezionali: rules.onlyExceptional,
  eccezionali_in_silenzio: rules.wakeForExceptional,
  edizione_pronta: rules.readyEdition,
});

/** Loads the reader's rules for alerts. @throws ApiError `login-required`, `offline`. PSH-01 */
export async function getAlertRules({ account }: Api): Promise<AlertRules> {
  const reply = await unwrap('getAlertRules', account.GET('/api/user/push/rules'));
  return toAlertRules(reply.data.regole);
}

/** Saves the reader's rules for alerts. @throws ApiError `field-not-valid` with its field, `offline`. PSH-01 */
export async function setAlertRules({ account }: Api, rules: AlertRules): Promise<AlertRules> {
  const body = toAlertRulesWire(rules);
  const reply = await unwrap('setAlertRules', account.POST('/api/user/push/rules', { ...KEEPALIVE, body }));
  return toAlertRules(reply.data.regole);
}
