import type { operations } from '#openapi/generated/account.ts';
import { EventStream } from '../../http/event-stream.ts';
import type { Handler } from '../../http/handler.ts';
import { operatorOf } from './operator-call.ts';

export const followOperatorChats: Handler<operations['followOperatorChats']> = async (call) => {
  const asked = operatorOf(call);
  if (asked.refused) return asked.refused;
  const events = new EventStream(`operator ${asked.operator.id}`, (send) =>
    call.chats.notices.follow((notice) => {
      if (notice?.what !== 'typing') send('cambiata', notice ? { conversazione: notice.chat } : {});
      else if (notice.who === 'user') send('scrive', { conversazione: notice.chat });
    }),
  );
  return { status: 200, body: events };
};
