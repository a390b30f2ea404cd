import type { AnswerLink, AnswerLinkDays } from '#domain/chatbot/answer-link.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** The share links to the reader's chatbot answers, the latest first. @throws ApiError `login-required`, `offline`. */
export async function listChatbotLinks({ site }: Api): Promise<AnswerLink[]> {
  return (await unwrap('listChatbotLinks', site.GET('/api/rag/condivisioni'))).data.links;
}

type AnswerLinkRequest = { chatId: number; messageId: number; days: AnswerLinkDays };

/**
 * Creates a share link to an answer, valid for a limited time. Its address is returned only here. @throws ApiError
 * `not-found`, `too-many-attempts`, `offline`.
 */
export async function shareChatbotAnswer(
  { site }: Api,
  { chatId, messageId, days }: AnswerLinkRequest,
): Promise<{ link: AnswerLink; url: string }> {
  const call = site.POST('/api/rag/condivisioni', {
    body: { chat_id: chatId, message_id: messageId, days },
  });
  return (await unwrap('shareChatbotAnswer', call)).data;
}

/** Revokes the share link of an answer. @throws ApiError `not-found`, `offline`. */
export async function revokeChatbotLink({ site }: Api, id: number): Promise<void> {
  await unwrap('revokeChatbotLink', site.POST('/api/rag/condivisioni/revoca', { body: { id } }));
}
