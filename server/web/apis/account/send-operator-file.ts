import { CHAT_FILE_MESSAGES } from '#domain/support/chat-file.ts';
import type { operations } from '#openapi/generated/account.ts';
import { sayFile } from '#server/help/support-chat/files/say-file.ts';
import { mayAct, whyLost } from '#server/help/support-chat/operator-actions.ts';
import type { Handler } from '../../http/handler.ts';
import { fileOf, fileRefused } from './chat-file-call.ts';
import { actionRefused, operatorOf } from './operator-call.ts';
import { operatorChatAnswer } from './operator-chat-answer.ts';

export const sendOperatorFile: Handler<operations['sendOperatorFile']> = async (call) => {
  const asked = operatorOf(call);
  if (asked.refused) return asked.refused;
  const { operator } = asked;
  const may = await mayAct(operator, call.path.id);
  if (may !== 'done') return actionRefused(may);
  const { id, file: sent } = call.body;
  const read = await fileOf(sent);
  if (read.refused) return read.refused;
  const result = await sayFile(call, call.path.id, { id, operatorId: operator.id, file: read.file });
  if (result === 'too-many') return fileRefused(CHAT_FILE_MESSAGES.many);
  // The reader has hung up meanwhile, or a colleague has taken over.
  if (result === 'no-operator') return actionRefused(await whyLost(operator, call.path.id));
  return await operatorChatAnswer(call, operator, call.path.id);
};
