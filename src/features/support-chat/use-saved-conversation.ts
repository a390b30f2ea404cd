import { useCallback, useMemo, useRef, useState } from 'react';
import type { Conversation } from '#domain/support/conversation.ts';
import { mergedMessages, type SavedMessage, savedMessagesIn } from '#domain/support/saved-message.ts';
import { useMessages } from '#src/state/chat/messages.ts';

/** Key under which the conversation is saved on the device, for the signed-in reader. NOT-04 */
const CACHE_KEY = 'assistenza';

type Standing = Omit<Conversation, 'messages'>;

const BEGINNING: Standing = { state: 'assistant', operator: null, queue: null };
const ENDED: Standing = { ...BEGINNING, state: 'ended' };

const secretOf = (messages: readonly SavedMessage[]): string | null => messages.at(-1)?.conversation ?? null;

/** The conversation as saved on the device, and its state on the server as far as known. */
export function useSavedConversation() {
  const { messages: saved, change: changeMessages } = useMessages(CACHE_KEY);
  const messages = useMemo(() => savedMessagesIn(saved), [saved]);
  const secret = secretOf(messages);
  const [told, setTold] = useState<{ secret: string | null; standing: Standing }>({
    secret: null,
    standing: BEGINNING,
  });
  /** The current messages, also before the next render. */
  const latest = useRef<readonly SavedMessage[]>(messages);
  latest.current = messages;

  /** Counts the server's reports: an answer to a request made before the last one is outdated. */
  const reportCount = useRef(0);

  const change = useCallback(
    (work: (messages: readonly SavedMessage[]) => SavedMessage[]) => {
      latest.current = work(latest.current);
      changeMessages((list) => work(savedMessagesIn(list)));
    },
    [changeMessages],
  );

  /**
   * Applies what the server reports about a conversation, unless another one was started or this one was put away
   * meanwhile.
   */
  const show = useCallback(
    (conversation: string, { messages: news, ...standing }: Conversation) => {
      const isHere = (kept: readonly SavedMessage[]) => secretOf(kept) === conversation;
      if (!isHere(latest.current)) return;
      reportCount.current += 1;
      setTold({ secret: conversation, standing });
      change((kept) => (isHere(kept) ? mergedMessages(kept, conversation, { messages: news }) : [...kept]));
    },
    [change],
  );

  /** The server accepts no more messages in this conversation. */
  const close = useCallback(
    (conversation: string) =>
      setTold((before) =>
        before.secret === conversation
          ? { ...before, standing: { ...before.standing, state: 'ended', queue: null } }
          : { secret: conversation, standing: ENDED },
      ),
    [],
  );

  const isTold = secret !== null && told.secret === secret;
  const standing = isTold ? told.standing : BEGINNING;
  return { messages, latest, secret, standing, isTold, tellings: reportCount, change, show, close };
}

export type SavedConversation = ReturnType<typeof useSavedConversation>;
