import type { FollowableTopic } from '#domain/interests.ts';
import type { Api } from '../clients.ts';
import { KEEPALIVE } from '../keepalive.ts';
import { unwrap } from '../unwrap.ts';
import { toTopic } from './interest-wire.ts';

/**
 * The paper's topics, each with whether the reader follows it; or only the followed ones. @throws ApiError
 * `login-required`, `offline`. ACC-07
 */
export async function listTopics({ account }: Api, onlyFollowed = false): Promise<FollowableTopic[]> {
  const params = onlyFollowed ? { query: { seguiti: true } } : {};
  const reply = await unwrap('listTopics', account.GET('/api/user/topics', { params }));
  return reply.data.argomenti.map(toTopic);
}

/** Follows or unfollows a topic. @throws ApiError `not-found`, `offline`. ACC-07 */
export async function setTopic({ account }: Api, slug: string, followed: boolean): Promise<void> {
  await unwrap(
    'setTopic',
    account.POST('/api/user/topics/{slug}', {
      ...KEEPALIVE,
      params: { path: { slug } },
      body: { seguito: followed },
    }),
  );
}

/** A muted story. `title` is that of its latest alert; null if none is left. `since` is an instant. */
export type MutedStory = { story: string; title: string | null; since: string };

/** The reader's muted stories, the latest first. @throws ApiError `login-required`, `offline`. PSH-01 */
export async function listMutedStories({ account }: Api): Promise<MutedStory[]> {
  const reply = await unwrap('listMutedStories', account.GET('/api/user/push/stories'));
  return reply.data.storie.map(({ storia, titolo, dal }) => ({ story: storia, title: titolo, since: dal }));
}
