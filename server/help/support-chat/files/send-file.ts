import { MAX_CHAT_FILES, messageKindOf } from '#domain/support/chat-file.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { DONE, failure, type Result } from '#server/base/result.ts';
import { changeChatInState, changeChatOfOperator, notifyServers } from '../../db/support-chats.ts';
import { insertFile } from '../../db/support-files.ts';
import { addMessage, countFileMessages } from '../../db/support-messages.ts';
import { type ActionRefusal, whyLost } from '../operator-actions.ts';
import type { OperatorContext } from '../operators.ts';
import type { ChatFile } from './read-file.ts';

/** `operator`: who sends it; null for the reader. */
type FileMessage = { id: string; operator: OperatorContext | null; file: ChatFile };

/** Sends a file in a conversation that an operator has joined; a file sent again is stored once. HLP-10 */
export async function sendFile(
  { orm, now }: { orm: Orm; now: Date },
  chatId: string,
  { id, operator, file: { name, type, bytes } }: FileMessage,
): Promise<Result<void, ActionRefusal | 'too-many-chat-files'>> {
  const outcome = await orm.transaction(async (tx) => {
    // Locks the conversation: simultaneous files are counted one after the other, and the conversation cannot end
    // meanwhile.
    const lockedChat =
      operator === null
        ? await changeChatInState(tx, chatId, ['operator'], { saidAt: now })
        : await changeChatOfOperator(tx, operator.id, chatId, { saidAt: now });
    if (!lockedChat) return null;
    const role = operator === null ? 'user' : 'operator';
    if ((await countFileMessages(tx, chatId, { role, exceptId: id })) >= MAX_CHAT_FILES)
      return failure('too-many-chat-files');
    const details = { name, type, bytes: bytes.byteLength };
    const message = { id, role, kind: messageKindOf(type), content: name, details, saidAt: now } as const;
    if (!(await addMessage(tx, chatId, message))) return DONE;
    await insertFile(tx, { chatId, id, name, type, bytes, sentAt: now });
    await notifyServers(tx, { chat: chatId, what: 'changed' });
    return DONE;
  });
  if (outcome) return outcome;
  // The other side has left the conversation meanwhile, or a colleague has taken it over.
  return operator === null ? failure('chat-ended') : await whyLost(operator, chatId);
}
