import { useCallback, useMemo, useRef, useState } from 'react';
import type { Conversation } from '#domain/support/conversation.ts';
import { mergedMessages, type SavedMessage, savedMessagesIn } from '#domain/support/saved-message.ts';
import { useMessages } from '#src/state/chat/messages.ts';

/** Key under which the conversation is saved on the device, for the signed-in reader. NOT-04 */
const CACHE_KEY = 'assistenza';

type ServerState = Omit<Conversation, 'messages'>;

const INITIAL_STATE: ServerState = { state: 'assistant', operator: null, queue: null };
const ENDED: ServerState = { ...INITIAL_STATE, state: 'ended' };

const secretOf = (messages: readonly SavedMessage[]): string | null => messages.at(-1)?.conversation ?? null;

/** The conversation as saved on the device, and its state on the server as far as known. */
export function useSavedConversation() {
  const { messages: saved, change: changeMessages } = useMessages(CACHE_KEY);
  const messages = useMemo(() => savedMessagesIn(saved), [saved]);
  const secret = secretOf(messages);
  const [reported, setReported] = useState<{ secret: string | null; standing: ServerState }>({
    secret: null,
    standing: INITIAL_STATE,
  });
  /** The current messages, also before the next render. */
  const latest = useRef<readonly SavedMessage[]>(messages);
  latest.current = messages;

  /** Counts the server's reports: an answer to a request made before the last one is outdated. */
  const reportCount = useRef(0);

  const change = useCallback(
    (update: (messages: readonly SavedMessage[]) => SavedMessage[]) => {
      latest.current = update(latest.current);
      changeMessages((list) => update(savedMessagesIn(list)));
    },
    [changeMessages],
  );

  /**
   * Applies what the server reports about a conversation, unless another one was started or this one was
   * closed by the reader meanwhile.
   */
  const show = useCallback(
    (conversation: string, { messages: serverMessages, ...standing }: Conversation) => {
      const isCurrent = (kept: readonly SavedMessage[]) => secretOf(kept) === conversation;
      if (!isCurrent(latest.current)) return;
      reportCount.current += 1;
      setReported({ secret: conversation, standing });
      change((kept) =>
        isCurrent(kept) ? mergedMessages(kept, conversation, { messages: serverMessages }) : [...kept],
      );
    },
    [change],
  );

  /** The server accepts no more messages in this conversation. */
  const close = useCallback(
    (conversation: string) =>
      setReported((before) =>
        before.secret === conversation
          ? { ...before, standing: { ...before.standing, state: 'ended', queue: null } }
          : { secret: conversation, standing: ENDED },
      ),
    [],
  );

  const isReported = secret !== null && reported.secret === secret;
  const standing = isReported ? reported.standing : INITIAL_STATE;
  return {
    messages,
    latest,
    secret,
    standing,
    isTold: isReported,
    reportCount,
    change,
    show,
    close,
  };
}

export type SavedConversation = ReturnType<typeof useSavedConversation>;
