import { useCallback } from 'react';
import { getChatFile } from '#api/account/get-chat-file.ts';
import { retractChatLine } from '#api/account/retract-chat-line.ts';
import { sendChatFile } from '#api/account/send-chat-file.ts';
import type { Api } from '#api/clients.ts';
import type { Conversation } from '#domain/support/conversation.ts';
import type { KeptLine } from '#domain/support/kept-line.ts';
import { useFileSending } from '#src/components/support/use-file-sending.ts';
import type { OpenFile } from '#src/components/support/use-opened-file.ts';
import { useQuotation } from '#src/components/support/use-quotation.ts';

type Props = {
  lines: readonly KeptLine[];
  api: () => Promise<Api>;
  secret: string | null;
  show: (conversation: string, told: Conversation) => void;
};

/** What a reader does in a conversation with an operator besides saying something. HLP-10 */
export function useLineActions({ lines, api, secret, show }: Props) {
  const files = useFileSending(async (turn) => {
    if (secret !== null) show(secret, await sendChatFile(await api(), secret, turn));
  });
  const openFile = useCallback<OpenFile>(
    async (line) => getChatFile(await api(), secret ?? '', line),
    [api, secret],
  );
  async function retract(line: string): Promise<void> {
    if (secret !== null) show(secret, await retractChatLine(await api(), secret, line));
  }
  return { files, openFile, retract, quotation: useQuotation(lines) };
}
