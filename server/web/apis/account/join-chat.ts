import type { operations } from '#openapi/generated/account.ts';
import { joinChat as join } from '#server/help/support-chat/operator-actions.ts';
import type { Handler } from '../../http/handler.ts';
import { actionRefused, operatorOf } from './operator-call.ts';
import { operatorChatAnswer } from './operator-chat-answer.ts';

export const joinChat: Handler<operations['joinChat']> = async (call) => {
  const asked = operatorOf(call);
  if (asked.refused) return asked.refused;
  const result = await join(asked.operator, call.path.id, { takeOver: call.body.subentra === true });
  return result === 'done'
    ? await operatorChatAnswer(call, asked.operator, call.path.id)
    : actionRefused(result);
};
