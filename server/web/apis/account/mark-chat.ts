import type { operations } from '#openapi/generated/account.ts';
import { announceChat } from '#server/help/db/support-chats.ts';
import { markRead } from '#server/help/db/support-messages.ts';
import { chatOf } from '#server/help/support-chat/support-chat-context.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE } from '../done.ts';
import { noSuchChat } from './chat-refusals.ts';

export const markChat: Handler<operations['markChat']> = async (call) => {
  const { orm, now, body } = call;
  const chat = await chatOf(call, body.conversazione);
  if (!chat) return noSuchChat();
  const { id, state } = chat;
  if (body.segno === 'letto') {
    const isNew = await markRead(orm, id, ['assistant', 'operator', 'system'], now);
    if (isNew && state === 'operator') await announceChat(orm, { chat: id, what: 'changed' });
  } else if (state === 'operator') await announceChat(orm, { chat: id, what: 'typing', who: 'user' });
  return DONE;
};
