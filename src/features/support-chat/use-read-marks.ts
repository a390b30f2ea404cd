import { useEffect } from 'react';
import { markChat } from '#api/account/support-chat.ts';
import type { Api } from '#api/clients.ts';
import { errorKindOf } from '#domain/api-error.ts';
import { isUnread, type SavedMessage } from '#domain/support/saved-message.ts';
import { logError } from '#src/state/log.ts';
import { usePageVisible } from '#src/state/page/page-visibility.ts';
import type { SavedConversation } from './use-saved-conversation.ts';

type Props = Pick<SavedConversation, 'messages' | 'secret' | 'change'> & {
  api: () => Promise<Api>;
  open: boolean;
};

/** Marks the messages up to this one as read; later ones are not covered by the call. */
function markReadUpTo(list: readonly SavedMessage[], id: string): SavedMessage[] {
  const last = list.findIndex((message) => message.id === id);
  return list.map((message, index) =>
    index <= last && isUnread(message) ? { ...message, status: 'read' } : message,
  );
}

/** Reports to the other side what the reader has seen. HLP-10 */
export function useReadMarks({ api, open, messages, secret, change }: Props): void {
  const isSeen = usePageVisible() && open;
  const latest = messages.findLast(isUnread)?.id;
  useEffect(() => {
    if (!isSeen || latest === undefined || secret === null) return;
    api()
      .then((clients) => markChat(clients, secret, 'read'))
      .catch((error: unknown) => {
        // A conversation that the server no longer knows needs no read marks.
        if (errorKindOf(error) !== 'not-found') throw error;
      })
      .then(() => change((list) => markReadUpTo(list, latest)))
      .catch((error: unknown) => logError('support-chat', error));
  }, [isSeen, latest, secret, api, change]);
}
