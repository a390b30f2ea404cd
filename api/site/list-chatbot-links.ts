import type { AnswerLink } from '#domain/chatbot/answer-link.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Addresses by which the reader's answers are shown, the latest first. @throws ApiError `login-required`, `offline`. */
export async function listChatbotLinks({ site }: Api): Promise<AnswerLink[]> {
  return (await unwrap('listChatbotLinks', site.GET('/api/rag/condivisioni'))).data.links;
}
