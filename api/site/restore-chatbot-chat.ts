import type { ChatbotKind } from '#domain/chatbot/kinds.ts';
import type { Api } from '../clients.ts';
import { SENT_ANYWAY } from '../sent-anyway.ts';
import { unwrap } from '../unwrap.ts';

/** Takes the deletion of a chat back. @throws ApiError `not-found` where it is too late, `offline`. */
export async function restoreChatbotChat({ site }: Api, kind: ChatbotKind, id: number): Promise<void> {
  const body = { chat_id: id, rag_type: kind };
  await unwrap('restoreChatbotChat', site.POST('/api/rag/chat/restore', { ...SENT_ANYWAY, body }));
}
