import type { operations } from '#openapi/generated/account.ts';
import { conversationOf } from '#server/help/support-chat/conversation.ts';
import { retractMessage } from '#server/help/support-chat/retract-message.ts';
import { chatOf } from '#server/help/support-chat/support-chat-context.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { noSuchChat, retractionRefused } from './chat-refusals.ts';
import { toConversazione } from './chat-wire.ts';

export const retractChatMessage: Handler<operations['retractChatMessage']> = async (call) => {
  const { conversazione, riga: id } = call.body;
  const chat = await chatOf(call, conversazione);
  // What only the assistant has answered is nobody's to take note of.
  if (!chat?.joinedAt) return noSuchChat();
  const retraction = await retractMessage(call, chat.id, { id, role: 'user' });
  if (retraction !== 'done') return retractionRefused(retraction);
  return ok(toConversazione(await conversationOf(call.orm, chat)));
};
