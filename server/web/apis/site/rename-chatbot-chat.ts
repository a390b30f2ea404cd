import type { operations } from '#openapi/generated/site.ts';
import { ownerOf } from '#server/assistant/chatbot-context.ts';
import { changeChatbotChat } from '#server/assistant/db/chatbot-chats.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE } from '../done.ts';
import { refusal } from '../replies.ts';
import { chatbotContext, NO_SUCH_CHAT } from './chatbot-call.ts';

export const renameChatbotChat: Handler<operations['renameChatbotChat']> = async (call) => {
  const { chat_id: id, rag_type: kind } = call.body;
  const title = call.body.title.trim();
  if (title === '') return refusal(400, 'ERR_BAD_REQUEST', 'a chat has a name');
  const asked = chatbotContext(call);
  if (asked.refused) return asked.refused;
  const renamed = await changeChatbotChat(call.orm, ownerOf(asked.context), { id, kind }, { title });
  return renamed ? DONE : NO_SUCH_CHAT;
};
