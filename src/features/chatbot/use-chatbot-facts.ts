import { useCallback, useEffect, useState } from 'react';
import type { Api } from '#api/clients.ts';
import { getChatbotFacts } from '#api/site/chatbot.ts';
import { type ApiErrorKind, errorKindOf } from '#domain/api-error.ts';
import type { ChatbotKind } from '#domain/chatbot/kinds.ts';
import type { ChatbotFacts } from '#domain/chatbot/reader-chats.ts';
import { logError } from '#src/state/log.ts';

type LoadedFacts = { archive: ChatbotFacts | null; failure: ApiErrorKind | null };

const UNKNOWN: LoadedFacts = { archive: null, failure: null };

/** Facts about the articles that a kind answers from, once loaded; after a failure again when the network is back. */
export function useChatbotFacts(api: () => Promise<Api>, kind: ChatbotKind): LoadedFacts {
  const [loaded, setLoaded] = useState<Partial<Record<ChatbotKind, LoadedFacts>>>({});
  const load = useCallback(() => {
    const store = (facts: LoadedFacts) => setLoaded((before) => ({ ...before, [kind]: facts }));
    api()
      .then((clients) => getChatbotFacts(clients, kind))
      .then(
        (archive) => store({ archive, failure: null }),
        (error: unknown) => {
          logError('chatbot', error);
          store({ archive: null, failure: errorKindOf(error) });
        },
      );
  }, [api, kind]);
  useEffect(load, [load]);
  const facts = loaded[kind] ?? UNKNOWN;
  const hasFailed = facts.failure !== null;
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [hasFailed, load]);
  return facts;
}
