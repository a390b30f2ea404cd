import { CHAT_FILE_MESSAGES } from '#domain/support/chat-file.ts';
import type { operations } from '#openapi/generated/account.ts';
import { countFile } from '#server/help/support-chat/chat-limits.ts';
import { conversationOf } from '#server/help/support-chat/conversation.ts';
import { sayFile } from '#server/help/support-chat/files/say-file.ts';
import { chatOf } from '#server/help/support-chat/support-chat-context.ts';
import type { Handler } from '../../http/handler.ts';
import { ok, refusal } from '../replies.ts';
import { tooManyAttempts } from '../too-many-attempts.ts';
import { fileOf, fileRefused } from './chat-file-call.ts';
import { chatEnded, noSuchChat } from './chat-refusals.ts';
import { toConversazione } from './chat-wire.ts';

const noOperator = () => refusal(409, 'ERR_NO_OPERATOR', 'nobody is in it who could look at a file');

export const sendChatFile: Handler<operations['sendChatFile']> = async (call) => {
  const { orm, identity } = call;
  const { id, conversazione, file: sent } = call.body;
  const chat = await chatOf(call, conversazione);
  if (!chat) return noSuchChat();
  if (chat.state !== 'operator') return chat.state === 'ended' ? chatEnded() : noOperator();
  const wait = await countFile(identity, chat.id);
  if (wait > 0) return tooManyAttempts(wait);
  const read = await fileOf(sent);
  if (read.refused) return read.refused;
  const result = await sayFile(call, chat.id, { id, operatorId: null, file: read.file });
  if (result === 'too-many') return fileRefused(CHAT_FILE_MESSAGES.many);
  // The operator has hung up meanwhile.
  if (result === 'no-operator') return chatEnded();
  return ok(toConversazione(await conversationOf(orm, chat)));
};
