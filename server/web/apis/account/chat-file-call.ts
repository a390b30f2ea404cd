import { LARGEST_CHAT_FILE } from '#domain/support/chat-file.ts';
import type { components } from '#openapi/generated/account.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { findFile } from '#server/help/db/support-files.ts';
import { type ChatFile, readFile } from '#server/help/support-chat/files/read-file.ts';
import { Attachment } from '../../http/attachment.ts';
import { refusal } from '../replies.ts';
import { fieldNotValid } from './answers.ts';
import { noSuchChat } from './chat-refusals.ts';

type Refused = { refused: ReturnType<typeof fieldNotValid> | ReturnType<typeof tooLarge> };

const tooLarge = () => refusal(413, 'ERR_TOO_LARGE', 'the file is too large');

export const fileRefused = (sentence: string) => fieldNotValid('file', sentence);

/** A file as somebody sent it, in order, or why it is not taken. */
export async function fileOf(
  sent: components['schemas']['FileInviato'],
): Promise<{ refused: null; file: ChatFile } | Refused> {
  const bytes = Buffer.from(sent.dati, 'base64');
  if (bytes.length > LARGEST_CHAT_FILE) return { refused: tooLarge() };
  const read = await readFile(sent.nome, bytes);
  return 'refused' in read ? { refused: fileRefused(read.refused) } : { refused: null, file: read.file };
}

/** The file of a message, under a name that nobody chose: a header is no place for what somebody typed. */
export async function answerFile(orm: Orm, chatId: string, message: string) {
  const file = await findFile(orm, chatId, message);
  if (!file) return noSuchChat();
  const ending = file.name.split('.').at(-1) ?? '';
  return { status: 200 as const, body: new Attachment(file.type, `${file.id}.${ending}`, file.bytes) };
}
