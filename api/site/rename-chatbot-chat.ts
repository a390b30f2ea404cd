import type { ChatbotKind } from '#domain/chatbot/kinds.ts';
import type { Api } from '../clients.ts';
import { SENT_ANYWAY } from '../sent-anyway.ts';
import { unwrap } from '../unwrap.ts';

/** Gives a chat another name. @throws ApiError `not-found`, `offline`. */
export async function renameChatbotChat(
  { site }: Api,
  kind: ChatbotKind,
  { id, title }: { id: number; title: string },
): Promise<void> {
  const body = { chat_id: id, rag_type: kind, title };
  await unwrap('renameChatbotChat', site.POST('/api/rag/chat/rename', { ...SENT_ANYWAY, body }));
}
