import { visibleWords } from '#domain/validation/free-words.ts';
import type { operations } from '#openapi/generated/account.ts';
import { endChat as end } from '#server/help/support-chat/end-chat.ts';
import { chatOf } from '#server/help/support-chat/support-chat-context.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { noSuchChat } from './chat-refusals.ts';
import { toConversazione } from './chat-wire.ts';

export const endChat: Handler<operations['endChat']> = async (call) => {
  const { conversazione, risolto: solved, commento } = call.body;
  const chat = await chatOf(call, conversazione);
  if (!chat) return noSuchChat();
  return ok(
    toConversazione(await end(call, chat, { solved, opinion: visibleWords(commento ?? '').trim() || null })),
  );
};
