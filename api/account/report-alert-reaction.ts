import type { AlertReaction } from '#domain/push/alert-reaction.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

const REACTIONS = { opened: 'aperto', 'opted-out': 'disattivato' } as const;

/** Reports the reader's reaction to an alert on this device. @throws ApiError `login-required`, `offline`. PSH-04 */
export async function reportAlertReaction(
  { account }: Api,
  id: string,
  reaction: AlertReaction,
): Promise<void> {
  const params = { path: { id } };
  await unwrap(
    'reportAlertReaction',
    account.POST('/api/user/push/messages/{id}', { params, body: { fatto: REACTIONS[reaction] } }),
  );
}
