import type { AlertMode } from '#domain/push/alert-rules.ts';
import type { Api } from '../clients.ts';
import { KEEPALIVE } from '../keepalive.ts';
import { unwrap } from '../unwrap.ts';
import { ALERT_MODES_TO_WIRE } from './interest-wire.ts';

/** Sets how the reader gets the alerts of a followed topic. @throws ApiError `not-found`, `offline`. PSH-01 */
export async function setTopicAlerts({ account }: Api, slug: string, alerts: AlertMode): Promise<void> {
  const params = { path: { slug } };
  await unwrap(
    'setTopicAlerts',
    account.POST('/api/user/topics/{slug}/push', {
      ...KEEPALIVE,
      params,
      body: { modo: ALERT_MODES_TO_WIRE[alerts] },
    }),
  );
}
