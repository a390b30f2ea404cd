import type { operations } from '#openapi/generated/account.ts';
import { chatOf } from '#server/help/support-chat/support-chat-context.ts';
import { EventStream } from '../../http/event-stream.ts';
import type { Handler } from '../../http/handler.ts';
import { noSuchChat } from './chat-refusals.ts';

export const followChat: Handler<operations['followChat']> = async (call) => {
  const chat = await chatOf(call, call.headers.conversazione ?? '');
  if (!chat) return noSuchChat();
  const events = new EventStream(`chat ${chat.id}`, (send) =>
    call.chats.notices.follow((notice) => {
      if (notice && notice.chat !== chat.id) return;
      if (notice?.what !== 'typing') send('cambiata', {});
      else if (notice.who === 'operator') send('scrive', { chi: 'operatore' });
    }),
  );
  return { status: 200, body: events };
};
