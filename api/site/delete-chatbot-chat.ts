import type { ChatbotKind } from '#domain/chatbot/kinds.ts';
import type { Api } from '../clients.ts';
import { SENT_ANYWAY } from '../sent-anyway.ts';
import { unwrap } from '../unwrap.ts';

/** Deletes a chat; it can be taken back for a quarter of an hour. @throws ApiError `not-found`, `offline`. RAG-02 */
export async function deleteChatbotChat({ site }: Api, kind: ChatbotKind, id: number): Promise<void> {
  const body = { chat_id: id, rag_type: kind };
  await unwrap('deleteChatbotChat', site.POST('/api/rag/chat/delete', { ...SENT_ANYWAY, body }));
}
