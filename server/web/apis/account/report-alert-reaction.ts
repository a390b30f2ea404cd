import type { operations } from '#openapi/generated/account.ts';
import { saveReaction } from '#server/outgoing/db/alert-reactions.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE } from '../done.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';

const REACTIONS = { aperto: 'opened', disattivato: 'opted-out' } as const;

export const reportAlertReaction: Handler<operations['reportAlertReaction']> = async ({
  session,
  path,
  body,
  orm,
  now,
}) => {
  if (!session) return LOGIN_REQUIRED;
  const { deviceId } = session;
  await saveReaction(orm, { messageId: path.id, deviceId, reaction: REACTIONS[body.fatto], now });
  return DONE;
};
