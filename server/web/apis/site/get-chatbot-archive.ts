import type { operations } from '#openapi/generated/site.ts';
import { readChatbotFacts } from '#server/assistant/chatbot-facts.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { chatbotContext } from './chatbot-call.ts';

export const getChatbotArchive: Handler<operations['getChatbotArchive']> = async (call) => {
  const { rag_type: kind } = call.query;
  const asked = chatbotContext(call, kind);
  if (asked.refused) return asked.refused;
  const { articles, until } = await readChatbotFacts(call.orm, call, kind);
  return ok({ articoli: articles, fino_al: until });
};
