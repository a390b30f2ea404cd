import type { operations } from '#openapi/generated/account.ts';
import { conversationOf } from '#server/help/support-chat/conversation.ts';
import { chatOf } from '#server/help/support-chat/support-chat-context.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { noSuchChat } from './chat-refusals.ts';
import { toConversazione } from './chat-wire.ts';

export const getChat: Handler<operations['getChat']> = async (call) => {
  const chat = await chatOf(call, call.headers.conversazione ?? '');
  return chat ? ok(toConversazione(await conversationOf(call.orm, chat))) : noSuchChat();
};
