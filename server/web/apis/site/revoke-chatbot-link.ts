import type { operations } from '#openapi/generated/site.ts';
import { ownerOf } from '#server/assistant/chatbot-context.ts';
import { endAnswerLink } from '#server/assistant/db/chatbot-links.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE } from '../done.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { refusal } from '../replies.ts';

export const revokeChatbotLink: Handler<operations['revokeChatbotLink']> = async (call) => {
  const { session, orm, now, body, brand } = call;
  if (!session) return LOGIN_REQUIRED;
  const ended = await endAnswerLink(orm, ownerOf({ session, brand }), { id: body.id, now });
  return ended ? DONE : refusal(404, 'ERR_NOT_FOUND', 'no such link of this reader');
};
