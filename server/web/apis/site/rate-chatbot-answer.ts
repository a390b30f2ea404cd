import type { operations } from '#openapi/generated/site.ts';
import { rateAnswer } from '#server/assistant/db/chatbot-chats.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE } from '../done.ts';
import { NO_SUCH_CHAT } from './chatbot-call.ts';
import { chatOf } from './chatbot-chat-of.ts';

export const rateChatbotAnswer: Handler<operations['rateChatbotAnswer']> = async (call) => {
  const { chat_id, message_id, vote, reason } = call.body;
  const asked = await chatOf(call, chat_id);
  if (asked.refused) return asked.refused;
  // Without a vote there is nothing to give a reason for.
  const opinion = { vote, reason: (vote && reason?.trim()) || null };
  return (await rateAnswer(call.orm, asked.chat.id, message_id, opinion)) ? DONE : NO_SUCH_CHAT;
};
