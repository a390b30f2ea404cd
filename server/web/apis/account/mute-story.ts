import type { operations } from '#openapi/generated/account.ts';
import { muteStory as mute, unmuteStory } from '#server/outgoing/db/muted-stories.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE } from '../done.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';

export const muteStory: Handler<operations['muteStory']> = async ({ session, ...call }) => {
  if (!session) return LOGIN_REQUIRED;
  const { path, body, orm, brand, now } = call;
  const whose = { readerId: session.readerId, brand: brand.sigla };
  if (body.silenziata) await mute(orm, { ...whose, story: path.storia, mutedAt: now });
  else await unmuteStory(orm, whose, path.storia);
  return DONE;
};
