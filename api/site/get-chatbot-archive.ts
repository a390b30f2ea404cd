import type { ChatbotKind } from '#domain/chatbot/kinds.ts';
import type { ChatbotFacts } from '#domain/chatbot/reader-chats.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** What a kind answers from. @throws ApiError `access-denied`, `offline`. RAG-01 */
export async function getChatbotArchive({ site }: Api, kind: ChatbotKind): Promise<ChatbotFacts> {
  const query = { rag_type: kind };
  const { data } = await unwrap('getChatbotArchive', site.GET('/api/rag/archivio', { params: { query } }));
  return { articles: data.articoli, until: data.fino_al };
}
