import { useEffect, useState } from 'react';
import type { Api } from '#api/clients.ts';
import { getChatbotFacts } from '#api/site/chatbot.ts';
import { type ApiErrorKind, errorKindOf } from '#domain/api-error.ts';
import type { ChatbotKind } from '#domain/chatbot/kinds.ts';
import type { ChatbotFacts } from '#domain/chatbot/reader-chats.ts';
import { logError } from '#src/state/log.ts';

type LoadedFacts = { kind: ChatbotKind; archive: ChatbotFacts | null; failure: ApiErrorKind | null };

/** Facts about the articles that a kind answers from, once loaded. */
export function useChatbotFacts(
  api: () => Promise<Api>,
  kind: ChatbotKind,
): Pick<LoadedFacts, 'archive' | 'failure'> {
  const [loaded, setLoaded] = useState<LoadedFacts | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const store = (facts: Omit<LoadedFacts, 'kind'>) => isCurrent && setLoaded({ kind, ...facts });
    api()
      .then((clients) => getChatbotFacts(clients, kind))
      .then(
        (archive) => store({ archive, failure: null }),
        (error: unknown) => {
          logError('chatbot', error);
          store({ archive: null, failure: errorKindOf(error) });
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [api, kind]);
  return loaded?.kind === kind ? loaded : { archive: null, failure: null };
}
