import { dateAndTime, dayAt } from '#domain/dates.ts';
import type { KeptLine } from '#domain/support/kept-line.ts';
import { lineStrings } from '#src/components/support/line-strings.ts';
import { strings } from './strings.ts';

type About = { brand: string; operator: string | null };

/** The conversation in plain words, as its reader takes it home. HLP-10 */
export function transcriptOf(lines: readonly KeptLine[], { brand, operator }: About): string {
  const speakers = { ...lineStrings.speakers, operator: operator ?? lineStrings.operator };
  const said = lines.map(({ role, date, content, details, retracted }) => {
    const who = speakers[role] === '' ? '' : `${speakers[role]}: `;
    const url = details?.url === undefined || content.includes(details.url) ? '' : ` (${details.url})`;
    return `[${dateAndTime(date, dayAt(date)).replace('Oggi, ', '')}] ${who}${retracted ? lineStrings.retracted : content}${url}`;
  });
  return [strings.transcript.title(brand), '', ...strings.greeting, '', ...said, ''].join('\n');
}
