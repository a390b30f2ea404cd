import type { operations } from '#openapi/generated/account.ts';
import type { Handler } from '#server/http/handler.ts';
import { removeAvatarOf } from '#server/profile/avatar.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';

export const removeAvatar: Handler<operations['removeAvatar']> = async ({ session, orm }) =>
  session ? ok({ immagine: await removeAvatarOf(orm, session.readerId) }) : LOGIN_REQUIRED;
