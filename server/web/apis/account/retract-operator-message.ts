import type { operations } from '#openapi/generated/account.ts';
import { mayAct } from '#server/help/support-chat/operator-actions.ts';
import { retractMessage } from '#server/help/support-chat/retract-message.ts';
import type { Handler } from '../../http/handler.ts';
import { retractionRefused } from './chat-refusals.ts';
import { actionRefused, operatorOf } from './operator-call.ts';
import { operatorChatAnswer } from './operator-chat-answer.ts';

export const retractOperatorMessage: Handler<operations['retractOperatorMessage']> = async (call) => {
  const asked = operatorOf(call);
  if (asked.refused) return asked.refused;
  const may = await mayAct(asked.operator, call.path.id);
  if (may !== 'done') return actionRefused(may);
  const retraction = await retractMessage(call, call.path.id, { id: call.body.riga, role: 'operator' });
  if (retraction !== 'done') return retractionRefused(retraction);
  return await operatorChatAnswer(call, asked.operator, call.path.id);
};
