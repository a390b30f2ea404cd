import { dateWithTime } from '#domain/date-words.ts';
import type { SavedMessage } from '#domain/support/saved-message.ts';
import { messageStrings } from '#src/components/support/message-strings.ts';
import { strings } from './strings.ts';

type TranscriptData = { brand: string; operator: string | null };

/** The conversation as plain text, for the reader to save. HLP-10 */
export function transcriptOf(messages: readonly SavedMessage[], { brand, operator }: TranscriptData): string {
  const speakers = { ...messageStrings.speakers, operator: operator ?? messageStrings.operator };
  const lines = messages.map(({ role, date, content, details, retracted }) => {
    const who = speakers[role] === '' ? '' : `${speakers[role]}: `;
    const url = details?.url === undefined || content.includes(details.url) ? '' : ` (${details.url})`;
    return `[${dateWithTime(date)}] ${who}${retracted ? messageStrings.retracted : content}${url}`;
  });
  return [strings.transcript.title(brand), '', ...strings.greeting, '', ...lines, ''].join('\n');
}
