import type { FollowableTopic } from '#domain/interests.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toTopic } from './interest-wire.ts';

/** The paper's topics, and which the reader follows; or those alone. @throws ApiError `login-required`, `offline`. ACC-07 */
export async function listTopics({ account }: Api, onlyFollowed = false): Promise<FollowableTopic[]> {
  const params = onlyFollowed ? { query: { seguiti: true } } : {};
  const reply = await unwrap('listTopics', account.GET('/api/user/topics', { params }));
  return reply.data.argomenti.map(toTopic);
}
