import { useEffect, useState } from 'react';
import type { Api } from '#api/clients.ts';
import { getChatbotFacts } from '#api/site/chatbot.ts';
import { type ApiErrorKind, errorKindOf } from '#domain/api-error.ts';
import type { ChatbotKind } from '#domain/chatbot/kinds.ts';
import type { ChatbotFacts } from '#domain/chatbot/reader-chats.ts';
import { logError } from '#src/state/log.ts';

type Told = { kind: ChatbotKind; archive: ChatbotFacts | null; failure: ApiErrorKind | null };

/** Facts about the articles that a kind answers from, once loaded. */
export function useChatbotFacts(
  api: () => Promise<Api>,
  kind: ChatbotKind,
): Pick<Told, 'archive' | 'failure'> {
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    let wanted = true;
    const take = (said: Omit<Told, 'kind'>) => wanted && setTold({ kind, ...said });
    api()
      .then((clients) => getChatbotFacts(clients, kind))
      .then(
        (archive) => take({ archive, failure: null }),
        (error: unknown) => {
          logError('chatbot', error);
          take({ archive: null, failure: errorKindOf(error) });
        },
      );
    return () => {
      wanted = false;
    };
  }, [api, kind]);
  return told?.kind === kind ? told : { archive: null, failure: null };
}
