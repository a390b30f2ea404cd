import type { ReaderChat } from '#domain/chatbot/reader-chats.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toChatMessage } from './chatbot-wire.ts';

/** One chat with all that was said. @throws ApiError `not-found`, `access-denied`, `offline`. RAG-02 */
export async function getChatbotChat({ site }: Api, id: number): Promise<ReaderChat> {
  const call = site.GET('/api/rag/chat/{id}', { params: { path: { id } } });
  const { data } = await unwrap('getChatbotChat', call);
  return {
    id: data.chat_id,
    kind: data.rag_type,
    title: data.title,
    messages: data.chat_history.map(toChatMessage),
  };
}
