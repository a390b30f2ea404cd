import { useCallback, useEffect, useMemo, useState } from 'react';
import { askOperator, endChat, getChat, markChat } from '#api/account/support-chat.ts';
import type { Api } from '#api/clients.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { Conversation, ExternalChat } from '#domain/support/conversation.ts';
import { isUnread, newMessage, type SavedMessage } from '#domain/support/saved-message.ts';
import { newSecret } from '#src/state/chat/new-secret.ts';
import { oneAtATime } from '#src/state/chat/one-at-a-time.ts';
import { logError } from '#src/state/log.ts';
import { useMessageActions } from './use-message-actions.ts';
import { useOperatorEvents } from './use-operator-events.ts';
import { useOutgoing } from './use-outgoing.ts';
import { useReadMarks } from './use-read-marks.ts';
import { useRetryWhile } from './use-retry.ts';
import { useSavedConversation } from './use-saved-conversation.ts';
import { useUnsent } from './use-unsent.ts';

/** A conversation whose last message is younger than this may still be with an operator. */
const RECENT_MS = 24 * 3_600_000;
const isRecent = (message: SavedMessage | undefined): boolean =>
  message !== undefined && Date.now() - Date.parse(message.date) < RECENT_MS;

/** Asks again if the server has reported something meanwhile: the answer is then older than that. */
async function loadNewest(
  load: () => Promise<Conversation>,
  reportCount: { current: number },
): Promise<Conversation> {
  const countBefore = reportCount.current;
  const conversation = await load();
  return reportCount.current === countBefore ? conversation : await loadNewest(load, reportCount);
}

type Props = { api: () => Promise<Api>; open: boolean };

/** State and actions of the support chat, for its panel. HLP-05…HLP-10 */
export function useConversation({ api, open }: Props) {
  const saved = useSavedConversation();
  const unsent = useUnsent();
  const { messages, latest, secret, standing, isTold, reportCount, change, show, close } = saved;
  const outgoing = useOutgoing({ api, open, saved, returnText: unsent.giveBack });
  const { failure, setFailure, busyIn, flush, takeBack } = outgoing;

  const [isStale, setStale] = useState(false);
  const refresh = useMemo(
    () =>
      oneAtATime(async () => {
        if (secret === null || latest.current.every(({ status }) => status === 'waiting')) return;
        try {
          show(secret, await loadNewest(async () => getChat(await api(), secret), reportCount));
          setStale(false);
        } catch (error) {
          const isGone = errorKindOf(error) === 'not-found';
          if (isGone) close(secret);
          else logError('support-chat', error);
          setStale(!isGone);
        }
      }),
    [api, secret, latest, reportCount, show, close],
  );
  useRetryWhile(isStale, refresh);
  // A reader who waits for an operator is notified even with the panel closed; another tab may have continued.
  const mayBeWithOperator = isRecent(messages.at(-1));
  const hasNews = !isTold && messages.some(({ status }) => status !== 'waiting');
  useEffect(() => {
    if (open || (mayBeWithOperator && hasNews)) void refresh();
  }, [open, mayBeWithOperator, hasNews, refresh]);

  const isLive = standing.state === 'waiting' || standing.state === 'operator';
  const operatorTypes = useOperatorEvents({ api, secret: isLive ? secret : null, onNews: refresh });
  useReadMarks({ api, open, messages, secret, change });
  const actions = useMessageActions({ messages, api, secret, show });

  function send(content: string): void {
    setFailure(null);
    const { quoted, unquote } = actions.quotation;
    const newData = { id: crypto.randomUUID(), content, quoted: quoted?.id ?? null, now: new Date() };
    const newConversation = newSecret();
    unquote();
    // The saved conversation may not have been read yet.
    change((list) => {
      const latestSecret = list.at(-1)?.conversation ?? newConversation;
      return [...list, newMessage({ ...newData, secret: latestSecret })];
    });
  }

  async function handOver(): Promise<ExternalChat | null | 'closed' | 'failed'> {
    if (secret === null) return 'failed';
    try {
      const { conversation, externalChat } = await askOperator(await api(), secret);
      show(secret, conversation);
      return externalChat;
    } catch (error) {
      logError('support-chat', error);
      return errorKindOf(error) === 'no-operator' ? 'closed' : 'failed';
    }
  }

  async function end(verdict: { solved: boolean | null; opinion?: string }): Promise<boolean> {
    if (secret === null) return true;
    try {
      show(secret, await endChat(await api(), secret, verdict));
      return true;
    } catch (error) {
      logError('support-chat', error);
      return errorKindOf(error) === 'not-found';
    }
  }

  /** @returns whether a new conversation was started: not if the one with an operator could not be ended. */
  async function startNewConversation(): Promise<boolean> {
    if (isLive && !(await end({ solved: null }))) return false;
    if (standing.state === 'assistant') void end({ solved: null });
    takeBack();
    change(() => []);
    setFailure(null);
    return true;
  }

  const reportTyping = useCallback(() => {
    if (secret === null || standing.state !== 'operator') return;
    void api()
      .then((clients) => markChat(clients, secret, 'typing'))
      .catch((error) => logError('support-chat', error));
  }, [api, secret, standing.state]);

  return {
    messages,
    standing,
    failure,
    operatorTypes,
    unsent,
    busy: busyIn !== null && busyIn === secret,
    unread: messages.some(isUnread),
    say: send,
    handOver,
    end,
    startAnew: startNewConversation,
    tellTyping: reportTyping,
    retry: flush,
    ...actions,
  };
}

export type ChatView = ReturnType<typeof useConversation>;
