import type { operations } from '#openapi/generated/account.ts';
import { markOperatorChat as mark } from '#server/help/support-chat/operator-actions.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE } from '../done.ts';
import { noSuchChat } from './chat-refusals.ts';
import { operatorOf } from './operator-call.ts';

const MARKS = { scrive: 'typing', letto: 'read', chiude: 'close' } as const;

export const markOperatorChat: Handler<operations['markOperatorChat']> = async (call) => {
  const asked = operatorOf(call);
  if (asked.refused) return asked.refused;
  const result = await mark(asked.operator, call.path.id, MARKS[call.body.segno]);
  return result === 'not-found' || result === 'taken' ? noSuchChat() : DONE;
};
