import type { operations } from '#openapi/generated/account.ts';
import { listMutedStories as list } from '#server/outgoing/db/muted-stories.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';

export const listMutedStories: Handler<operations['listMutedStories']> = async ({ session, orm, brand }) => {
  if (!session) return LOGIN_REQUIRED;
  const stories = await list(orm, { readerId: session.readerId, brand: brand.sigla });
  return ok({
    storie: stories.map(({ story, title, mutedAt }) => ({
      storia: story,
      titolo: title,
      dal: mutedAt.toISOString(),
    })),
  });
};
