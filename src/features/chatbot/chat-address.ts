import type { ChatbotKind } from '#domain/chatbot/kinds.ts';

const CHATBOT = '/chatbot';

/** Address of a kind of chatbot, or of one of its chats. */
export function chatAddress(kind: ChatbotKind, chatId: number | null = null): string {
  const query = [chatId !== null && `chat=${chatId}`, kind !== 'digital' && `tipo=${kind}`].filter(Boolean);
  return query.length > 0 ? `${CHATBOT}?${query.join('&')}` : CHATBOT;
}
