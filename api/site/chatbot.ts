import type { ChatbotCategory, ChatbotKind } from '#domain/chatbot/kinds.ts';
import type { AnswerVote, ChatbotFacts, ChatbotQuestion } from '#domain/chatbot/reader-chats.ts';
import type { Api } from '../clients.ts';
import { KEEPALIVE } from '../keepalive.ts';
import { requireAuthorization } from '../middleware/require-authorization.ts';
import { streamText } from '../stream-text.ts';
import { unwrap } from '../unwrap.ts';
import { toQuestionWire } from './chatbot-wire.ts';

/**
 * Asks a question about all articles and streams the answer as it is written. @throws ApiError `access-denied`,
 * `too-many-attempts`, `offline`. API-07
 */
export const askChatbot = (
  { site }: Api,
  question: ChatbotQuestion,
  stop: AbortSignal,
): AsyncIterable<string> =>
  streamText(
    'askChatbot',
    (signal) =>
      site.POST('/utente-rag', {
        body: toQuestionWire(question),
        parseAs: 'stream',
        signal,
        middleware: [requireAuthorization],
      }),
    stop,
  );

/** Like `askChatbot`, about the articles of one category. API-07 */
export const askChatbotByCategory = (
  { site }: Api,
  question: ChatbotQuestion & { category: ChatbotCategory },
  stop: AbortSignal,
): AsyncIterable<string> =>
  streamText(
    'askChatbotByCategory',
    (signal) =>
      site.POST('/utente-rag-online-categoria', {
        body: { ...toQuestionWire(question), category: question.category },
        parseAs: 'stream',
        signal,
        middleware: [requireAuthorization],
      }),
    stop,
  );

type Rating = { chatId: number; messageId: number; vote: AnswerVote; reason: string };

/** Rates an answer. @throws ApiError `not-found`, `offline`. */
export async function rateChatbotAnswer(
  { site }: Api,
  { chatId, messageId, vote, reason }: Rating,
): Promise<void> {
  const body = { chat_id: chatId, message_id: messageId, vote, ...(reason !== '' && { reason }) };
  await unwrap('rateChatbotAnswer', site.POST('/api/rag/chat/feedback', { ...KEEPALIVE, body }));
}

/** The sources from which a kind of chatbot answers. @throws ApiError `access-denied`, `offline`. RAG-01 */
export async function getChatbotFacts({ site }: Api, kind: ChatbotKind): Promise<ChatbotFacts> {
  const query = { rag_type: kind };
  const { data } = await unwrap('getChatbotFacts', site.GET('/api/rag/archivio', { params: { query } }));
  return { articles: data.articoli, until: data.fino_al };
}
