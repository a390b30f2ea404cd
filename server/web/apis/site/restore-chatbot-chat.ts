import { takenBackSince } from '#domain/taken-back.ts';
import type { operations } from '#openapi/generated/site.ts';
import { ownerOf } from '#server/assistant/chatbot-context.ts';
import { restoreChatbotChat as restore } from '#server/assistant/db/chatbot-chats.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE } from '../done.ts';
import { chatbotContext, NO_SUCH_CHAT } from './chatbot-call.ts';

export const restoreChatbotChat: Handler<operations['restoreChatbotChat']> = async (call) => {
  const { chat_id: id, rag_type: kind } = call.body;
  const asked = chatbotContext(call);
  if (asked.refused) return asked.refused;
  const since = takenBackSince(call.now);
  return (await restore(call.orm, ownerOf(asked.context), { id, kind }, since)) ? DONE : NO_SUCH_CHAT;
};
