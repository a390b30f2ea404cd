import { avatarPath } from '#domain/avatar.ts';
import type { operations } from '#openapi/generated/account.ts';
import { countAvatar } from '#server/accounts/identity/limits.ts';
import { keepAvatar, toAvatar } from '#server/accounts/profile/avatar.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { tooManyAttempts } from '../too-many-attempts.ts';
import { fieldNotValid } from './answers.ts';

export const saveAvatar: Handler<operations['saveAvatar']> = async (call) => {
  const { session, identity, orm, now, body } = call;
  if (!session) return LOGIN_REQUIRED;
  const wait = await countAvatar(identity, session.readerId);
  if (wait > 0) return tooManyAttempts(wait);
  const made = await toAvatar(body);
  if ('refused' in made) return fieldNotValid('immagine', made.refused);
  return ok({ avatar: avatarPath(await keepAvatar(orm, { readerId: session.readerId, now }, made.webp)) });
};
