import type { FollowableTopic } from '#domain/interests.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toTopic } from './interest-wire.ts';

/** The paper's topics, and which the reader follows. @throws ApiError `login-required`, `offline`. ACC-07 */
export async function listTopics({ account }: Api): Promise<FollowableTopic[]> {
  const reply = await unwrap('listTopics', account.GET('/api/user/topics'));
  return reply.data.argomenti.map(toTopic);
}
