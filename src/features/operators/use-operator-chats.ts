import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { followOperatorChats, listOperatorChats } from '#api/account/operators.ts';
import type { Api } from '#api/clients.ts';
import { type ApiErrorKind, errorKindOf } from '#domain/api-error.ts';
import type { OperatorChats } from '#domain/support/conversation.ts';
import { followEvents } from '#src/state/chat/follow-events.ts';
import { oneAtATime } from '#src/state/chat/one-at-a-time.ts';

export type OperatorChatsView =
  | { state: 'asking' }
  | { state: 'failed'; kind: ApiErrorKind }
  | { state: 'known'; name: string; chats: OperatorChats };

/** Which conversation something happened in; null: perhaps in any. */
export type News = { chat: string | null; typing: boolean };
/** @returns what ends it. */
export type FollowNews = (listener: (news: News) => void) => () => void;

/** What an operator has before them, as it changes. HLP-06 */
export function useOperatorChats(api: () => Promise<Api>) {
  const [view, setView] = useState<OperatorChatsView>({ state: 'asking' });
  // Told one by one: of two that come together the first would be lost in a state.
  const listeners = useRef(new Set<(news: News) => void>());
  const follow = useCallback<FollowNews>((listener) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);
  const ask = useMemo(
    () =>
      oneAtATime(async () => {
        try {
          setView({ state: 'known', ...(await listOperatorChats(await api())) });
        } catch (error) {
          const kind = errorKindOf(error);
          // What is known stays, with what is being written: the network comes back by itself.
          const isOver = kind === 'forbidden' || kind === 'login-required';
          setView((before) => (before.state === 'known' && !isOver ? before : { state: 'failed', kind }));
        }
      }),
    [api],
  );
  useEffect(() => {
    void ask();
    const tell = (news: News) => {
      for (const listener of listeners.current) listener(news);
    };
    return followEvents({
      open: async (signal) => followOperatorChats(await api(), signal),
      onOpen: () => {
        void ask();
        tell({ chat: null, typing: false });
      },
      onEvent: ({ name, data }) => {
        tell({ chat: data.conversazione ?? null, typing: name === 'scrive' });
        if (name === 'cambiata') void ask();
      },
    });
  }, [api, ask]);
  return { view, follow, ask };
}
