import type { AlertRules } from '#domain/push/alert-rules.ts';
import type { Api } from '../clients.ts';
import { SENT_ANYWAY } from '../sent-anyway.ts';
import { unwrap } from '../unwrap.ts';
import { toAlertRules, toRegole } from './alert-rules-wire.ts';

/** Says when the reader wants to hear of anything. @throws ApiError `field-not-valid` with its field, `offline`. PSH-01 */
export async function setAlertRules({ account }: Api, rules: AlertRules): Promise<AlertRules> {
  const body = toRegole(rules);
  const reply = await unwrap('setAlertRules', account.POST('/api/user/push/rules', { ...SENT_ANYWAY, body }));
  return toAlertRules(reply.data.regole);
}
