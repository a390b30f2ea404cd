import type { OfferedNewsletter } from '#domain/interests.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toNewsletter } from './interest-wire.ts';

/** The paper's newsletters, and which the reader gets. @throws ApiError `login-required`, `offline`. ACC-07 */
export async function listNewsletters({ account }: Api): Promise<OfferedNewsletter[]> {
  const reply = await unwrap('listNewsletters', account.GET('/api/user/newsletters'));
  return reply.data.newsletter.map(toNewsletter);
}
