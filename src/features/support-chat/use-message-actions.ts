import { useCallback } from 'react';
import { getChatFile, retractChatMessage, sendChatFile } from '#api/account/support-chat.ts';
import type { Api } from '#api/clients.ts';
import type { Conversation } from '#domain/support/conversation.ts';
import type { SavedMessage } from '#domain/support/saved-message.ts';
import type { FetchFile } from '#src/components/support/use-fetched-file.ts';
import { useFileSending } from '#src/components/support/use-file-sending.ts';
import { useQuotation } from '#src/components/support/use-quotation.ts';

type Props = {
  messages: readonly SavedMessage[];
  api: () => Promise<Api>;
  secret: string | null;
  show: (conversation: string, reported: Conversation) => void;
};

/** Actions of the reader in a conversation with an operator, besides sending messages. HLP-10 */
export function useMessageActions({ messages, api, secret, show }: Props) {
  const files = useFileSending(async (file) => {
    if (secret !== null) show(secret, await sendChatFile(await api(), secret, file));
  });
  const openFile = useCallback<FetchFile>(
    async (message) => getChatFile(await api(), secret ?? '', message),
    [api, secret],
  );
  async function retract(message: string): Promise<void> {
    if (secret !== null) show(secret, await retractChatMessage(await api(), secret, message));
  }
  return { files, openFile, retract, quotation: useQuotation(messages) };
}
