import type { OperatorChatView } from '#domain/support/conversation.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toOperatorChatView } from './chat-wire.ts';

export type OperatorTurn = {
  id: string;
  content: string;
  meeting?: Date;
  quoted?: string | null;
  /** The answer of the FAQ that is passed on in the place of the words: its slug. */
  forward?: string;
};

/** Says something to a reader; with the same `id` however often it is sent. @throws ApiError `chat-taken`, `chat-ended`, `offline`. HLP-06 */
export async function answerChat(
  { account }: Api,
  chat: string,
  turn: OperatorTurn,
): Promise<OperatorChatView> {
  const { id, content, meeting, quoted, forward } = turn;
  const call = account.POST('/api/operatori/chat/{id}', {
    params: { path: { id: chat } },
    body: {
      id,
      content,
      ...(meeting && { incontro: meeting.toISOString() }),
      ...(quoted && { risposta_a: quoted }),
      ...(forward !== undefined && { inoltra: forward }),
    },
  });
  return toOperatorChatView(await unwrap('answerChat', call));
}
