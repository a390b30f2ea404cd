import type { operations } from '#openapi/generated/site.ts';
import { ownerOf } from '#server/assistant/chatbot-context.ts';
import { changeChatbotChat } from '#server/assistant/db/chatbot-chats.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE } from '../done.ts';
import { chatbotContext, NO_SUCH_CHAT } from './chatbot-call.ts';

export const deleteChatbotChat: Handler<operations['deleteChatbotChat']> = async (call) => {
  const { chat_id: id, rag_type: kind } = call.body;
  const asked = chatbotContext(call);
  if (asked.refused) return asked.refused;
  const deleted = await changeChatbotChat(
    call.orm,
    ownerOf(asked.context),
    { id, kind },
    { deletedAt: call.now },
  );
  return deleted ? DONE : NO_SUCH_CHAT;
};
