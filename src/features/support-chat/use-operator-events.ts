import { useEffect, useState } from 'react';
import { followChat } from '#api/account/support-chat.ts';
import type { Api } from '#api/clients.ts';
import { followEvents } from '#src/state/chat/follow-events.ts';

type Props = { api: () => Promise<Api>; secret: string | null; onNews: () => void };

/** Typing that is not reported again within this time has stopped. */
const TYPING_TIMEOUT_MS = 4000;

/** Follows the operator's events in this conversation. @returns whether they are typing. HLP-10 */
export function useOperatorEvents({ api, secret, onNews }: Props): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    if (secret === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopTyping = () => {
      clearTimeout(timer);
      setTyping(false);
    };
    const end = followEvents({
      openStream: async (signal) => followChat(await api(), secret, signal),
      onOpen: onNews,
      onEvent: ({ name }) => {
        stopTyping();
        if (name === 'cambiata') onNews();
        if (name !== 'scrive') return;
        setTyping(true);
        timer = setTimeout(stopTyping, TYPING_TIMEOUT_MS);
      },
    });
    return () => {
      end();
      stopTyping();
    };
  }, [api, secret, onNews]);
  return isTyping;
}
