import type { operations } from '#openapi/generated/account.ts';
import type { Handler } from '../../http/handler.ts';
import { operatorOf } from './operator-call.ts';
import { operatorChatAnswer } from './operator-chat-answer.ts';

export const getOperatorChat: Handler<operations['getOperatorChat']> = async (call) => {
  const asked = operatorOf(call);
  return asked.refused ?? (await operatorChatAnswer(call, asked.operator, call.path.id));
};
