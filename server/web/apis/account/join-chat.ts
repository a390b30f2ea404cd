import type { operations } from '#openapi/generated/account.ts';
import { joinChat as join } from '#server/help/support-chat/operator-deeds.ts';
import type { Handler } from '../../http/handler.ts';
import { deedRefused, operatorOf } from './operator-call.ts';
import { operatorSheet } from './operator-sheet.ts';

export const joinChat: Handler<operations['joinChat']> = async (call) => {
  const asked = operatorOf(call);
  if (asked.refused) return asked.refused;
  const deed = await join(asked.operator, call.path.id, { takeOver: call.body.subentra === true });
  return deed === 'done' ? await operatorSheet(call, asked.operator, call.path.id) : deedRefused(deed);
};
