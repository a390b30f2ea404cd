import type { operations } from '#openapi/generated/account.ts';
import type { Handler } from '../../http/handler.ts';
import { answerFile } from './chat-file-call.ts';
import { operatorOf } from './operator-call.ts';

export const getOperatorFile: Handler<operations['getOperatorFile']> = async (call) => {
  const asked = operatorOf(call);
  return asked.refused ?? (await answerFile(call.orm, call.path.id, call.path.riga));
};
