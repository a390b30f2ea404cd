import type { AnswerLink, AnswerLinkDays } from '#domain/chatbot/answer-link.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

type Wanted = { chatId: number; messageId: number; days: AnswerLinkDays };

/** Makes an address by which an answer is shown for a while; it is told this once. @throws ApiError `not-found`, `too-many-attempts`, `offline`. */
export async function shareChatbotAnswer(
  { site }: Api,
  { chatId, messageId, days }: Wanted,
): Promise<{ link: AnswerLink; url: string }> {
  const call = site.POST('/api/rag/condivisioni', {
    body: { chat_id: chatId, message_id: messageId, days },
  });
  return (await unwrap('shareChatbotAnswer', call)).data;
}
