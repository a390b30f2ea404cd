import { useCallback, useEffect, useState } from 'react';
import type { Api } from '#api/clients.ts';
import { openSharedAnswer } from '#api/site/open-shared-answer.ts';
import { ApiError, type ApiErrorKind, errorKindOf } from '#domain/api-error.ts';
import type { SharedAnswer } from '#domain/chatbot/answer-link.ts';
import { logError } from '#src/state/log.ts';

type Shared =
  | { state: 'loading' }
  | { state: 'failed'; kind: ApiErrorKind }
  | { state: 'known'; data: SharedAnswer };

/** `reader` is the reader for whom the answer is requested: null until known. Another reader causes a new request. */
type SharedAnswerRequest = { token: string | null; reader: string | null };

/** The answer behind a link, requested again when the network comes back after a failure. RAG-06 */
export function useSharedAnswer(api: () => Promise<Api>, { token, reader }: SharedAnswerRequest) {
  const [shared, setShared] = useState<Shared>({ state: 'loading' });
  const [attempts, setAttempts] = useState(0);
  const reload = useCallback(() => setAttempts((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt requests it again
  useEffect(() => {
    if (reader === null) return;
    let isCurrent = true;
    const show = (next: Shared) => isCurrent && setShared(next);
    const fail = (error: unknown) => {
      if (!(error instanceof ApiError)) logError('chatbot', error);
      show({ state: 'failed', kind: errorKindOf(error) });
    };
    show({ state: 'loading' });
    if (token === null) show({ state: 'failed', kind: 'not-found' });
    else
      api()
        .then((clients) => openSharedAnswer(clients, token))
        .then((data) => show({ state: 'known', data }), fail);
    return () => {
      isCurrent = false;
    };
  }, [api, token, reader, attempts]);
  const isOffline = shared.state === 'failed' && shared.kind === 'offline';
  useEffect(() => {
    if (!isOffline) return;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isOffline, reload]);
  return { shared, reload };
}
