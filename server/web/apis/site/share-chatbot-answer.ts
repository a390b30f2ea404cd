import type { operations } from '#openapi/generated/site.ts';
import { countSharing, shareAnswer } from '#server/assistant/answer-links.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { tooManyAttempts } from '../too-many-attempts.ts';
import { NO_SUCH_CHAT } from './chatbot-call.ts';
import { chatOf } from './chatbot-chat-of.ts';

export const shareChatbotAnswer: Handler<operations['shareChatbotAnswer']> = async (call) => {
  const { chat_id: chatId, message_id: messageId, days } = call.body;
  const asked = await chatOf(call, chatId);
  if (asked.refused) return asked.refused;
  const wait = await countSharing(call.identity, asked.context.session.readerId);
  if (wait > 0) return tooManyAttempts(wait);
  const shared = await shareAnswer(asked.context, { chatId, messageId, days }, call.mailOrigins.origin);
  return shared ? ok(shared) : NO_SUCH_CHAT;
};
