import type { operations } from '#openapi/generated/site.ts';
import { endLink } from '#server/press-review/db/press-links.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE } from '../done.ts';
import { refusal } from '../replies.ts';
import { reviewContext } from './review-call.ts';

export const revokeLink: Handler<operations['revokeLink']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  const { orm, now, body } = call;
  const ended = await endLink(orm, { deskId: asked.context.desk.id, id: body.id, now });
  return ended ? DONE : refusal(404, 'ERR_NOT_FOUND', 'no such link of this desk');
};
