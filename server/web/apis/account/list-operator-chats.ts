import type { operations } from '#openapi/generated/account.ts';
import { operatorChatsOf } from '#server/help/support-chat/operator-chats.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { toChatInBreve } from './chat-wire.ts';
import { operatorOf } from './operator-call.ts';

export const listOperatorChats: Handler<operations['listOperatorChats']> = async (call) => {
  const asked = operatorOf(call);
  if (asked.refused) return asked.refused;
  const { waiting, own, others } = await operatorChatsOf(asked.operator);
  return ok({
    operatore: asked.operator.name,
    attesa: waiting.map(toChatInBreve),
    mie: own.map(toChatInBreve),
    altri: others.map(toChatInBreve),
  });
};
