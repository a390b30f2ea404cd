import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { followOperatorChats, listOperatorChats } from '#api/account/operators.ts';
import type { Api } from '#api/clients.ts';
import { type ApiErrorKind, errorKindOf } from '#domain/api-error.ts';
import type { OperatorChats } from '#domain/support/conversation.ts';
import { followEvents } from '#src/state/chat/follow-events.ts';
import { oneAtATime } from '#src/state/chat/one-at-a-time.ts';

export type OperatorChatsView =
  | { state: 'loading' }
  | { state: 'failed'; kind: ApiErrorKind }
  | { state: 'known'; name: string; chats: OperatorChats };

/** The conversation that changed; null where it may be any. */
export type ChatNews = { chat: string | null; typing: boolean };
/** @returns a function that stops following. */
export type FollowNews = (listener: (change: ChatNews) => void) => () => void;

/** An operator's conversations, kept up to date. HLP-06 */
export function useOperatorChats(api: () => Promise<Api>) {
  const [view, setView] = useState<OperatorChatsView>({ state: 'loading' });
  // Events are passed on one by one: in a React state, the first of two simultaneous ones would be lost.
  const listeners = useRef(new Set<(change: ChatNews) => void>());
  const follow = useCallback<FollowNews>((listener) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);
  const load = useMemo(
    () =>
      oneAtATime(async () => {
        try {
          setView({ state: 'known', ...(await listOperatorChats(await api())) });
        } catch (error) {
          const kind = errorKindOf(error);
          // On other failures the known list and the drafts stay, because the network comes back by itself.
          const isOver = kind === 'forbidden' || kind === 'login-required';
          setView((before) => (before.state === 'known' && !isOver ? before : { state: 'failed', kind }));
        }
      }),
    [api],
  );
  useEffect(() => {
    void load();
    const notify = (change: ChatNews) => {
      for (const listener of listeners.current) listener(change);
    };
    return followEvents({
      openStream: async (signal) => followOperatorChats(await api(), signal),
      onOpen: () => {
        void load();
        notify({ chat: null, typing: false });
      },
      onEvent: ({ name, data }) => {
        notify({ chat: data.conversazione ?? null, typing: name === 'scrive' });
        if (name === 'cambiata') void load();
      },
    });
  }, [api, load]);
  return { view, follow, ask: load };
}
