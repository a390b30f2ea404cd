import type { ChatbotKind } from '#domain/chatbot/kinds.ts';
import type { ChatSummary } from '#domain/chatbot/reader-chats.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** The reader's chats of a kind, the latest first. @throws ApiError `access-denied`, `offline`. RAG-02 */
export async function listChatbotChats({ site }: Api, kind: ChatbotKind): Promise<ChatSummary[]> {
  const call = site.GET('/api/rag/chats-history', { params: { query: { rag_type: kind } } });
  const { data } = await unwrap('listChatbotChats', call);
  return data.chats.map(({ id_chat, content, date, temporary }) => ({
    id: id_chat,
    title: content,
    date,
    temporary,
  }));
}
