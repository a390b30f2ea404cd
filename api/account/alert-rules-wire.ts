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
