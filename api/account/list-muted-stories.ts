import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** `title` is that of its latest alert; null where there is none any more. `since` is an instant. */
export type MutedStory = { story: string; title: string | null; since: string };

/** The latest first. @throws ApiError `login-required`, `offline`. PSH-01 */
export async function listMutedStories({ account }: Api): Promise<MutedStory[]> {
  const reply = await unwrap('listMutedStories', account.GET('/api/user/push/stories'));
  return reply.data.storie.map(({ storia, titolo, dal }) => ({ story: storia, title: titolo, since: dal }));
}
