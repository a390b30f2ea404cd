import type { AlertRules } from '#domain/push/alert-rules.ts';
import type { components } from '#openapi/generated/account.ts';

type Wire = components['schemas'];

export const toAlertRules = (wire: Wire['RegoleAvvisi']): AlertRules => ({
  quiet: wire.silenzio.map((hours) => hours && { from: hours.dalle, to: hours.alle }),
  dailyCap: wire.massimo,
  digestTimes: wire.riepiloghi,
  pause: wire.pausa && { from: wire.pausa.dal, to: wire.pausa.al },
  onlyExceptional: wire.solo_eccezionali,
  wakeForExceptional: wire.eccezionali_in_silenzio,
  readyEdition: wire.edizione_pronta,
});

export const toRegole = (rules: AlertRules): Wire['RegoleAvvisi'] => ({
  silenzio: rules.quiet.map((hours) => hours && { dalle: hours.from, alle: hours.to }),
  massimo: rules.dailyCap,
  riepiloghi: [...rules.digestTimes],
  pausa: rules.pause && { dal: rules.pause.from, al: rules.pause.to },
  solo_eccezionali: rules.onlyExceptional,
  eccezionali_in_silenzio: rules.wakeForExceptional,
  edizione_pronta: rules.readyEdition,
});
