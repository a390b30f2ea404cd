import type { OperatorChats } from '#domain/support/conversation.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toSummary } from './chat-wire.ts';

/** What an operator has before them, and the name readers know them by. @throws ApiError `login-required`, `forbidden`, `offline`. HLP-06 */
export async function listOperatorChats({ account }: Api): Promise<{ name: string; chats: OperatorChats }> {
  const { data } = await unwrap('listOperatorChats', account.GET('/api/operatori/chat'));
  return {
    name: data.operatore,
    chats: {
      waiting: data.attesa.map(toSummary),
      own: data.mie.map(toSummary),
      others: data.altri.map(toSummary),
    },
  };
}
