import type { operations } from '#openapi/generated/account.ts';
import { removeAvatarOf } from '#server/accounts/profile/avatar.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';

export const removeAvatar: Handler<operations['removeAvatar']> = async ({ session, orm }) =>
  session ? ok({ immagine: await removeAvatarOf(orm, session.readerId) }) : LOGIN_REQUIRED;
