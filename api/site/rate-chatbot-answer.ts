import type { AnswerVote } from '#domain/chatbot/reader-chats.ts';
import type { Api } from '../clients.ts';
import { SENT_ANYWAY } from '../sent-anyway.ts';
import { unwrap } from '../unwrap.ts';

type Rating = { chatId: number; messageId: number; vote: AnswerVote; reason: string };

/** What the reader thinks of an answer. @throws ApiError `not-found`, `offline`. */
export async function rateChatbotAnswer(
  { site }: Api,
  { chatId, messageId, vote, reason }: Rating,
): Promise<void> {
  const body = { chat_id: chatId, message_id: messageId, vote, ...(reason !== '' && { reason }) };
  await unwrap('rateChatbotAnswer', site.POST('/api/rag/chat/feedback', { ...SENT_ANYWAY, body }));
}
