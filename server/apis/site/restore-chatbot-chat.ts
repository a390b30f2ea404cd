import type { operations } from '#openapi/generated/site.ts';
import { ownerOf } from '#server/chatbot/chatbot-visit.ts';
import { restoreChatbotChat as restore } from '#server/db/chatbot-chats.ts';
import type { Handler } from '#server/http/handler.ts';
import { DONE } from '../done.ts';
import { chatbotVisit, NO_SUCH_CHAT } from './chatbot-call.ts';

/** How long a deletion can be taken back; after that nothing of the chat is left. */
export const TAKEN_BACK_MS = 15 * 60_000;

export const restoreChatbotChat: Handler<operations['restoreChatbotChat']> = async (call) => {
  const { chat_id: id, rag_type: kind } = call.body;
  const asked = chatbotVisit(call);
  if (asked.refused) return asked.refused;
  const since = new Date(call.now.getTime() - TAKEN_BACK_MS);
  return (await restore(call.orm, ownerOf(asked.visit), { id, kind }, since)) ? DONE : NO_SUCH_CHAT;
};
