import type { operations } from '#openapi/generated/account.ts';
import type { Handler } from '#server/http/handler.ts';
import { chatOf } from '#server/support-chat/chat-visit.ts';
import { conversationOf } from '#server/support-chat/conversation.ts';
import { ok } from '../replies.ts';
import { noSuchChat } from './chat-refusals.ts';
import { toConversazione } from './chat-wire.ts';

export const getChat: Handler<operations['getChat']> = async (call) => {
  const chat = await chatOf(call, call.headers.conversazione ?? '');
  return chat ? ok(toConversazione(await conversationOf(call.orm, chat))) : noSuchChat();
};
