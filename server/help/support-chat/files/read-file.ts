import {
  CHAT_FILE_MESSAGES,
  type ChatFileType,
  chatFileNameOf,
  chatFileTypeOf,
  messageKindOf,
} from '#domain/support/chat-file.ts';
import { cleanPicture } from './clean-picture.ts';

/** A file as it is stored and shown. */
export type ChatFile = { name: string; type: ChatFileType; bytes: Uint8Array };

export type FileRead = { file: ChatFile } | { refused: string };

/**
 * Reads an uploaded file. Its type is determined by its bytes, whatever its name says; pictures are encoded again.
 * HLP-10
 */
export async function readFile(sentName: string, bytes: Uint8Array): Promise<FileRead> {
  const type = chatFileTypeOf(bytes);
  if (!type) return { refused: CHAT_FILE_MESSAGES.kind };
  const name = chatFileNameOf(sentName, type);
  if (messageKindOf(type) !== 'photo') return { file: { name, type, bytes } };
  const picture = await cleanPicture(bytes);
  if (!picture) return { refused: CHAT_FILE_MESSAGES.unreadable };
  return { file: { name: name.replace(/\.\w+$/, '.webp'), type: 'image/webp', bytes: picture } };
}
