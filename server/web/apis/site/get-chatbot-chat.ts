import type { operations } from '#openapi/generated/site.ts';
import { readChat } from '#server/assistant/read-chat.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { chatOf } from './chatbot-chat-of.ts';
import { toMessaggio } from './chatbot-wire.ts';

export const getChatbotChat: Handler<operations['getChatbotChat']> = async (call) => {
  const asked = await chatOf(call, call.path.id);
  if (asked.refused) return asked.refused;
  const { id, kind, title } = asked.chat;
  const rows = await readChat(asked.context, asked.chat);
  return ok({
    ...{ chat_id: id, rag_type: kind, title },
    chat_history: rows.map((row) => toMessaggio(row, call.now)),
  });
};
