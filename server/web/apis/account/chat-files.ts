import { CHAT_FILE_MESSAGES, LARGEST_CHAT_FILE } from '#domain/support/chat-file.ts';
import type { components, operations } from '#openapi/generated/account.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { findFile } from '#server/help/db/support-files.ts';
import { countFile } from '#server/help/support-chat/chat-limits.ts';
import { conversationOf } from '#server/help/support-chat/conversation.ts';
import { type ChatFile, readFile } from '#server/help/support-chat/files/read-file.ts';
import { sayFile } from '#server/help/support-chat/files/say-file.ts';
import { mayAct, whyLost } from '#server/help/support-chat/operator-actions.ts';
import { chatOf } from '#server/help/support-chat/support-chat-context.ts';
import { Attachment } from '../../http/answer-bodies.ts';
import type { Handler } from '../../http/handler.ts';
import { ok, refusal } from '../replies.ts';
import { tooManyAttempts } from '../too-many-attempts.ts';
import { fieldNotValid } from './answers.ts';
import { actionRefused, operatorChatAnswer, operatorOf } from './operators.ts';
import { chatEnded, noSuchChat, toConversazione } from './support-chat.ts';

type Refused = { refused: ReturnType<typeof fieldNotValid> | ReturnType<typeof tooLarge> };

const tooLarge = () => refusal(413, 'ERR_TOO_LARGE', 'the file is too large');

const fileRefused = (sentence: string) => fieldNotValid('file', sentence);

/** Reads a file that was sent and validates it; gives the reason if it is not accepted. */
async function fileOf(
  sent: components['schemas']['FileInviato'],
): Promise<{ refused: null; file: ChatFile } | Refused> {
  const bytes = Buffer.from(sent.dati, 'base64');
  if (bytes.length > LARGEST_CHAT_FILE) return { refused: tooLarge() };
  const read = await readFile(sent.nome, bytes);
  return 'refused' in read ? { refused: fileRefused(read.refused) } : { refused: null, file: read.file };
}

/** Sends the file of a message under a neutral name: text that somebody typed does not belong in a header. */
async function answerFile(orm: Orm, chatId: string, message: string) {
  const file = await findFile(orm, chatId, message);
  if (!file) return noSuchChat();
  const ending = file.name.split('.').at(-1) ?? '';
  return { status: 200 as const, body: new Attachment(file.type, `${file.id}.${ending}`, file.bytes) };
}

export const getChatFile: Handler<operations['getChatFile']> = async (call) => {
  const chat = await chatOf(call, call.headers.conversazione ?? '');
  return chat ? await answerFile(call.orm, chat.id, call.path.riga) : noSuchChat();
};

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
  // The operator has left the chat meanwhile.
  if (result === 'no-operator') return chatEnded();
  return ok(toConversazione(await conversationOf(orm, chat)));
};

export const getOperatorFile: Handler<operations['getOperatorFile']> = async (call) => {
  const asked = operatorOf(call);
  return asked.refused ?? (await answerFile(call.orm, call.path.id, call.path.riga));
};

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
  // The reader has left the chat meanwhile, or a colleague has taken it over.
  if (result === 'no-operator') return actionRefused(await whyLost(operator, call.path.id));
  return await operatorChatAnswer(call, operator, call.path.id);
};
