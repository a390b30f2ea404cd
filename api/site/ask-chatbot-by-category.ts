import type { ChatbotCategory } from '#domain/chatbot/kinds.ts';
import type { ChatbotQuestion } from '#domain/chatbot/reader-chats.ts';
import type { Api } from '../clients.ts';
import { wantsAuthorization } from '../middleware/wants-authorization.ts';
import { streamText } from '../stream-text.ts';
import { toQuestionWire } from './chatbot-wire.ts';

/** As `askChatbot`, of the articles of one category. API-07 */
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
        ...{ parseAs: 'stream', signal, middleware: [wantsAuthorization] },
      }),
    stop,
  );
