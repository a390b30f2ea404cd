import type { operations } from '#openapi/generated/site.ts';
import {
  countSharing,
  openSharedAnswer as open,
  readAnswerLinks,
  shareAnswer,
} from '#server/assistant/answer-links.ts';
import { ownerOf } from '#server/assistant/chatbot-context.ts';
import { endAnswerLink } from '#server/assistant/db/chatbot-links.ts';
import type { Handler } from '../../http/handler.ts';
import { accessOf } from '../access-of.ts';
import { refuse } from '../refusals.ts';
import { DONE, LOGIN_REQUIRED, ok } from '../replies.ts';
import { chatOf } from './chatbot.ts';

/** Also for a reader who may no longer open the chatbot: shared answers can always be listed and withdrawn. */
export const listChatbotLinks: Handler<operations['listChatbotLinks']> = async ({ session, ...call }) => {
  if (!session) return LOGIN_REQUIRED;
  return ok({ links: await readAnswerLinks({ ...call, session }) });
};

export const shareChatbotAnswer: Handler<operations['shareChatbotAnswer']> = async (call) => {
  const { chat_id: chatId, message_id: messageId, days } = call.body;
  const found = await chatOf(call, chatId);
  if (!found.ok) return refuse(found.error);
  const { context } = found.value;
  const wait = await countSharing(call.identity, context.session.readerId);
  if (wait > 0) return refuse({ wait });
  const shared = await shareAnswer(context, { chatId, messageId, days }, call.mailOrigins.origin);
  return shared ? ok(shared) : refuse('no-such-chat');
};

export const revokeChatbotLink: Handler<operations['revokeChatbotLink']> = async (call) => {
  const { session, orm, now, body, brand } = call;
  if (!session) return LOGIN_REQUIRED;
  const ended = await endAnswerLink(orm, ownerOf({ session, brand }), { id: body.id, now });
  return ended ? DONE : refuse('no-such-link');
};

export const openSharedAnswer: Handler<operations['openSharedAnswer']> = async (call) => {
  const { orm, brand, now, session, body } = call;
  const readerId = session?.readerId ?? null;
  const answer = await open(body.token, { orm, brand, now, access: accessOf(call), readerId });
  return answer ? ok(answer) : refuse('nothing-shared');
};
