import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  answerChat,
  getOperatorChat,
  getOperatorFile,
  type JoinOptions,
  joinChat,
  markOperatorChat,
  type OperatorMessageToSend,
  retractOperatorMessage,
  sendOperatorFile,
} from '#api/account/operators.ts';
import type { Api } from '#api/clients.ts';
import { type ApiErrorKind, errorKindOf } from '#domain/api-error.ts';
import type { OperatorChatView } from '#domain/support/conversation.ts';
import { mergedMessages } from '#domain/support/saved-message.ts';
import type { FetchFile } from '#src/components/support/use-fetched-file.ts';
import { useFileSending } from '#src/components/support/use-file-sending.ts';
import { useQuotation } from '#src/components/support/use-quotation.ts';
import { oneAtATime } from '#src/state/chat/one-at-a-time.ts';
import { logError } from '#src/state/log.ts';
import { usePageVisible } from '#src/state/page/page-visibility.ts';
import type { FollowNews } from './use-operator-chats.ts';

type Props = { api: () => Promise<Api>; id: string; follow: FollowNews };

const TYPING_TIMEOUT_MS = 4000;

/** The conversation that an operator has open, and the actions on it. HLP-06 */
export function useOperatorChat({ api, id, follow }: Props) {
  const [shown, setShown] = useState<OperatorChatView | null>(null);
  const [failure, setFailure] = useState<ApiErrorKind | null>(null);
  const [types, setReaderTyping] = useState(false);

  const load = useMemo(
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
    void load();
    const unfollow = follow(({ chat, typing }) => {
      if (chat !== null && chat !== id) return;
      clearTimeout(timer);
      setReaderTyping(typing);
      if (typing) timer = setTimeout(() => setReaderTyping(false), TYPING_TIMEOUT_MS);
      else void load();
    });
    return () => {
      clearTimeout(timer);
      unfollow();
    };
  }, [follow, id, load]);

  const report = useCallback(
    (what: 'typing' | 'read') =>
      void api()
        .then((clients) => markOperatorChat(clients, id, what))
        .catch((error) => logError('operators', error)),
    [api, id],
  );
  const visible = usePageVisible();
  const unread = visible && shown?.isOwn === true ? shown.summary.unread : 0;
  useEffect(() => {
    if (unread > 0) report('read');
  }, [unread, report]);

  /** @returns whether the action succeeded. */
  async function tryAction(action: () => Promise<OperatorChatView | null>): Promise<boolean> {
    try {
      const view = await action();
      if (view) setShown(view);
      setFailure(null);
      return true;
    } catch (error) {
      setFailure(errorKindOf(error));
      return false;
    }
  }
  const messages = useMemo(() => (shown ? mergedMessages([], id, shown.conversation) : []), [shown, id]);
  const quotation = useQuotation(messages);
  const join = (options: JoinOptions) => tryAction(async () => joinChat(await api(), id, options));
  const answer = (message: Omit<OperatorMessageToSend, 'quoted'>) =>
    tryAction(async () => {
      const view = await answerChat(await api(), id, { ...message, quoted: quotation.quoted?.id ?? null });
      quotation.unquote();
      return view;
    });
  const close = () =>
    tryAction(async () => {
      await markOperatorChat(await api(), id, 'close');
      return null;
    });
  const files = useFileSending(async (file) => setShown(await sendOperatorFile(await api(), id, file)));
  const openFile = useCallback<FetchFile>(
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
    reportTyping: () => report('typing'),
  };
  return { shown, messages, failure, types, ...actions };
}

export type OperatorChatState = ReturnType<typeof useOperatorChat>;
