import {
  type ChatFileType,
  chatFileNameOf,
  chatFileTypeOf,
  messageKindOf,
} from '#domain/support/chat-file.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import { cleanPicture } from './clean-picture.ts';

/** A file as it is stored and shown. */
export type ChatFile = { name: string; type: ChatFileType; bytes: Uint8Array };

/**
 * Reads an uploaded file. Its type is determined by its bytes, whatever its name says; pictures are encoded again.
 * HLP-10
 */
export async function readFile(
  sentName: string,
  bytes: Uint8Array,
): Promise<Result<ChatFile, 'chat-file-kind' | 'chat-file-unreadable'>> {
  const type = chatFileTypeOf(bytes);
  if (!type) return failure('chat-file-kind');
  const name = chatFileNameOf(sentName, type);
  if (messageKindOf(type) !== 'photo') return success({ name, type, bytes });
  const picture = await cleanPicture(bytes);
  if (!picture) return failure('chat-file-unreadable');
  return success({ name: name.replace(/\.\w+$/, '.webp'), type: 'image/webp', bytes: picture });
}
