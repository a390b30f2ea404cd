import type { Withdrawal } from '#domain/validation/withdrawal.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { type Declared, toDeclared } from './subscription-wire.ts';

/**
 * Withdraws from the contract of a subscription.
 * @throws ApiError `withdrawal-not-possible`, `field-not-valid`, `not-found`, `offline`. ACC-03
 */
export async function withdraw(
  { account }: Api,
  { id, declared }: { id: number; declared: Withdrawal },
): Promise<Declared> {
  const reply = await unwrap(
    'withdraw',
    account.POST('/api/user/subscriptions/{id}/withdrawal', { params: { path: { id } }, body: declared }),
  );
  return toDeclared(reply.data);
}
