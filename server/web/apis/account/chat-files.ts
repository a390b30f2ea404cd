import { MAX_CHAT_FILE_BYTES } from '#domain/support/chat-file.ts';
import type { components, operations } from '#openapi/generated/account.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { failure } from '#server/base/result.ts';
import { findFile } from '#server/help/db/support-files.ts';
import { countFile } from '#server/help/support-chat/chat-limits.ts';
import { conversationOf } from '#server/help/support-chat/conversation.ts';
import { readFile } from '#server/help/support-chat/files/read-file.ts';
import { sendFile } from '#server/help/support-chat/files/send-file.ts';
import { checkJoined } from '#server/help/support-chat/operator-actions.ts';
import { chatOf } from '#server/help/support-chat/support-chat-context.ts';
import { Attachment } from '../../http/answer-bodies.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../refusals.ts';
import { ok } from '../replies.ts';
import { asOperator } from './as-operator.ts';
import { operatorChatAnswer } from './operators.ts';
import { toConversazione } from './support-chat.ts';

/** Reads a file that was sent and validates it. */
async function fileOf(sent: components['schemas']['FileInviato']) {
  const bytes = Buffer.from(sent.dati, 'base64');
  return bytes.length > MAX_CHAT_FILE_BYTES ? failure('file-too-large') : await readFile(sent.nome, bytes);
}

/** Sends the file of a message under a neutral name: text that somebody typed does not belong in a header. */
async function answerFile(orm: Orm, chatId: string, message: string) {
  const file = await findFile(orm, chatId, message);
  if (!file) return refuse('no-such-chat');
  const ending = file.name.split('.').at(-1) ?? '';
  return { status: 200 as const, body: new Attachment(file.type, `${file.id}.${ending}`, file.bytes) };
}

export const getChatFile: Handler<operations['getChatFile']> = async (call) => {
  const chat = await chatOf(call, call.headers.conversazione ?? '');
  return chat ? await answerFile(call.orm, chat.id, call.path.riga) : refuse('no-such-chat');
};

export const sendChatFile: Handler<operations['sendChatFile']> = async (call) => {
  const { orm, identity } = call;
  const { id, conversazione, file: sent } = call.body;
  const chat = await chatOf(call, conversazione);
  if (!chat) return refuse('no-such-chat');
  if (chat.state !== 'operator') return refuse(chat.state === 'ended' ? 'chat-ended' : 'no-operator');
  const wait = await countFile(identity, chat.id);
  if (wait > 0) return refuse({ wait });
  const read = await fileOf(sent);
  if (!read.ok) return refuse(read.error);
  const outcome = await sendFile(call, chat.id, { id, operator: null, file: read.value });
  return outcome.ok ? ok(toConversazione(await conversationOf(orm, chat))) : refuse(outcome.error);
};

export const getOperatorFile: Handler<operations['getOperatorFile']> = asOperator(({ orm, path }) =>
  answerFile(orm, path.id, path.riga),
);

export const sendOperatorFile: Handler<operations['sendOperatorFile']> = asOperator(async (call) => {
  const { operator, path } = call;
  const may = await checkJoined(operator, path.id);
  if (!may.ok) return refuse(may.error);
  const { id, file: sent } = call.body;
  const read = await fileOf(sent);
  if (!read.ok) return refuse(read.error);
  const outcome = await sendFile(call, path.id, { id, operator, file: read.value });
  return outcome.ok ? await operatorChatAnswer(call, path.id) : refuse(outcome.error);
});
