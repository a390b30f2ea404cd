import type { ChatbotContext } from './chatbot-context.ts';
import { type ChatbotChat, type ChatbotRow, readChatbotMessages } from './db/chatbot-chats.ts';
import { visibleAnswers } from './visible-answers.ts';

/** The messages of this reader's chat, as far as they may be shown now. RAG-02 */
export async function readChat(
  { orm, brand, now, access }: Pick<ChatbotContext, 'orm' | 'brand' | 'now' | 'access'>,
  { id }: Pick<ChatbotChat, 'id'>,
): Promise<ChatbotRow[]> {
  return await visibleAnswers(orm, await readChatbotMessages(orm, id), { brand: brand.sigla, now, access });
}
