import type { AlertRules } from '#domain/push/alert-rules.ts';
import type { AlertRulesForm } from '#domain/validation/alert-rules.ts';
import type { components } from '#openapi/generated/account.ts';

type Wire = components['schemas'];

export const toRegole = (rules: AlertRules): Wire['RegoleAvvisi'] => ({
  silenzio: rules.quiet.map((hours) => hours && { dalle: hours.from, alle: hours.to }),
  massimo: rules.dailyCap,
  riepiloghi: [...rules.digestTimes],
  pausa: rules.pause && { dal: rules.pause.from, al: rules.pause.to },
  solo_eccezionali: rules.onlyExceptional,
  eccezionali_in_silenzio: rules.wakeForExceptional,
  edizione_pronta: rules.readyEdition,
});

export const toRules = (form: AlertRulesForm): AlertRules => ({
  quiet: form.silenzio.map((hours) => hours && { from: hours.dalle, to: hours.alle }),
  dailyCap: form.massimo,
  digestTimes: form.riepiloghi,
  pause: form.pausa && { from: form.pausa.dal, to: form.pausa.al },
  onlyExceptional: form.solo_eccezionali,
  wakeForExceptional: form.eccezionali_in_silenzio,
  readyEdition: form.edizione_pronta,
});
