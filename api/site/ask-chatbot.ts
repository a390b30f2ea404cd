import type { ChatbotQuestion } from '#domain/chatbot/reader-chats.ts';
import type { Api } from '../clients.ts';
import { wantsAuthorization } from '../middleware/wants-authorization.ts';
import { streamText } from '../stream-text.ts';
import { toQuestionWire } from './chatbot-wire.ts';

/** Asks all articles: the answer, as it is written. @throws ApiError `access-denied`, `too-many-attempts`, `offline`. API-07 */
export const askChatbot = (
  { site }: Api,
  question: ChatbotQuestion,
  stop: AbortSignal,
): AsyncIterable<string> =>
  streamText(
    'askChatbot',
    (signal) =>
      site.POST('/utente-rag', {
        ...{ body: toQuestionWire(question), parseAs: 'stream', signal, middleware: [wantsAuthorization] },
      }),
    stop,
  );
