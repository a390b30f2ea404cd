import type { MessageRole } from '#domain/support/chat-message.ts';
import { messageStrings as strings } from './message-strings.ts';

/** The names of who speaks, as far as they are known to who reads. */
export type Speakers = { operator: string | null; reader?: string };

/** Whose words these are. HLP-05 */
export function speakerOf(role: MessageRole, { operator, reader }: Speakers): string {
  if (role === 'operator') return operator ?? strings.operator;
  return role === 'user' ? (reader ?? strings.speakers.user) : strings.speakers[role];
}
