import type { operations } from '#openapi/generated/site.ts';
import { ownerOf } from '#server/assistant/chatbot-context.ts';
import { listChatbotChats as listChats } from '#server/assistant/db/chatbot-chats.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { chatbotContext } from './chatbot-call.ts';

export const listChatbotChats: Handler<operations['listChatbotChats']> = async (call) => {
  const { rag_type: kind } = call.query;
  const asked = chatbotContext(call, kind);
  if (asked.refused) return asked.refused;
  const chats = await listChats(call.orm, ownerOf(asked.context), kind);
  return ok({
    chats: chats.map(({ id, title, saidAt, answered }) => ({
      ...{ id_chat: id, content: title, date: saidAt.toISOString(), temporary: !answered },
    })),
  });
};
