import type { operations } from '#openapi/generated/account.ts';
import { chatOf } from '#server/help/support-chat/support-chat-context.ts';
import type { Handler } from '../../http/handler.ts';
import { answerFile } from './chat-file-call.ts';
import { noSuchChat } from './chat-refusals.ts';

export const getChatFile: Handler<operations['getChatFile']> = async (call) => {
  const chat = await chatOf(call, call.headers.conversazione ?? '');
  return chat ? await answerFile(call.orm, chat.id, call.path.riga) : noSuchChat();
};
