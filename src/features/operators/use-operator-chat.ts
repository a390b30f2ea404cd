import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  answerChat,
  getOperatorChat,
  getOperatorFile,
  type JoinHow,
  joinChat,
  markOperatorChat,
  type OperatorTurn,
  retractOperatorMessage,
  sendOperatorFile,
} from '#api/account/operators.ts';
import type { Api } from '#api/clients.ts';
import { type ApiErrorKind, errorKindOf } from '#domain/api-error.ts';
import type { OperatorChatView } from '#domain/support/conversation.ts';
import { mergedMessages } from '#domain/support/saved-message.ts';
import { useFileSending } from '#src/components/support/use-file-sending.ts';
import type { OpenFile } from '#src/components/support/use-opened-file.ts';
import { useQuotation } from '#src/components/support/use-quotation.ts';
import { oneAtATime } from '#src/state/chat/one-at-a-time.ts';
import { logError } from '#src/state/log.ts';
import { usePageVisible } from '#src/state/page/page-visibility.ts';
import type { FollowNews } from './use-operator-chats.ts';

type Props = { api: () => Promise<Api>; id: string; follow: FollowNews };

const TYPING_MS = 4000;

/** The conversation that an operator has open, and the actions on it. HLP-06 */
export function useOperatorChat({ api, id, follow }: Props) {
  const [shown, setShown] = useState<OperatorChatView | null>(null);
  const [failure, setFailure] = useState<ApiErrorKind | null>(null);
  const [types, setTypes] = useState(false);

  const ask = useMemo(
    () =>
      oneAtATime(async () => {
        try {
          setShown(await getOperatorChat(await api(), id));
          setFailure(null);
        } catch (error) {
          setFailure(errorKindOf(error));
        }
      }),
    [api, id],
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    void ask();
    const unfollow = follow(({ chat, typing }) => {
      if (chat !== null && chat !== id) return;
      clearTimeout(timer);
      setTypes(typing);
      if (typing) timer = setTimeout(() => setTypes(false), TYPING_MS);
      else void ask();
    });
    return () => {
      clearTimeout(timer);
      unfollow();
    };
  }, [follow, id, ask]);

  const mark = useCallback(
    (what: 'typing' | 'read') =>
      void api()
        .then((clients) => markOperatorChat(clients, id, what))
        .catch((error) => logError('operators', error)),
    [api, id],
  );
  const visible = usePageVisible();
  const unread = visible && shown?.isOwn === true ? shown.summary.unread : 0;
  useEffect(() => {
    if (unread > 0) mark('read');
  }, [unread, mark]);

  /** @returns whether the action succeeded. */
  async function tried(action: () => Promise<OperatorChatView | null>): Promise<boolean> {
    try {
      const told = await action();
      if (told) setShown(told);
      setFailure(null);
      return true;
    } catch (error) {
      setFailure(errorKindOf(error));
      return false;
    }
  }
  const messages = useMemo(() => (shown ? mergedMessages([], id, shown.conversation) : []), [shown, id]);
  const quotation = useQuotation(messages);
  const join = (how: JoinHow) => tried(async () => joinChat(await api(), id, how));
  const answer = (turn: Omit<OperatorTurn, 'quoted'>) =>
    tried(async () => {
      const told = await answerChat(await api(), id, { ...turn, quoted: quotation.quoted?.id ?? null });
      quotation.unquote();
      return told;
    });
  const close = () =>
    tried(async () => {
      await markOperatorChat(await api(), id, 'close');
      return null;
    });
  const files = useFileSending(async (turn) => setShown(await sendOperatorFile(await api(), id, turn)));
  const openFile = useCallback<OpenFile>(
    async (message) => getOperatorFile(await api(), id, message),
    [api, id],
  );
  const retract = async (message: string) => setShown(await retractOperatorMessage(await api(), id, message));
  const actions = {
    join,
    answer,
    close,
    files,
    retract,
    quotation,
    openFile,
    tellTyping: () => mark('typing'),
  };
  return { shown, messages, failure, types, ...actions };
}

export type OperatorChatState = ReturnType<typeof useOperatorChat>;
