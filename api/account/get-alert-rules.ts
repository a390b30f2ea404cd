import type { AlertRules } from '#domain/push/alert-rules.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toAlertRules } from './alert-rules-wire.ts';

/** When the reader wants to hear of anything. @throws ApiError `login-required`, `offline`. PSH-01 */
export async function getAlertRules({ account }: Api): Promise<AlertRules> {
  const reply = await unwrap('getAlertRules', account.GET('/api/user/push/rules'));
  return toAlertRules(reply.data.regole);
}
