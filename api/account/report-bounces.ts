import type { components } from '#openapi/generated/account.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/**
 * Reports bounced mails, with the key of the service that delivers mails. @throws ApiError `login-required` for
 * a wrong key, `bad-request`, `offline`.
 */
export async function reportBounces(
  { account }: Api,
  key: string,
  bounces: components['schemas']['Rimbalzi']['bounces'],
): Promise<void> {
  const headers = { authorization: `Bearer ${key}` };
  await unwrap('reportBounces', account.POST('/api/mail/rimbalzi', { headers, body: { bounces } }));
}
