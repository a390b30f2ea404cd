import type { LineRole } from '#domain/support/chat-line.ts';
import { lineStrings as strings } from './line-strings.ts';

/** The names of who speaks, as far as they are known to who reads. */
export type Speakers = { operator: string | null; reader?: string };

/** Whose words these are. HLP-05 */
export function speakerOf(role: LineRole, { operator, reader }: Speakers): string {
  if (role === 'operator') return operator ?? strings.operator;
  return role === 'user' ? (reader ?? strings.speakers.user) : strings.speakers[role];
}
