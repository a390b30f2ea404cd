import type { MessageRole } from '#domain/support/chat-message.ts';
import { messageStrings as strings } from './message-strings.ts';

/** Names of the speakers, as far as the person reading may know them. */
export type Speakers = { operator: string | null; reader?: string };

/** Name of the person who wrote a message. HLP-05 */
export function speakerOf(role: MessageRole, { operator, reader }: Speakers): string {
  if (role === 'operator') return operator ?? strings.operator;
  return role === 'user' ? (reader ?? strings.speakers.user) : strings.speakers[role];
}
