import { dateAndTime, dayAt } from '#domain/dates.ts';
import type { ChatLine, LineRole } from '#domain/support/chat-line.ts';

type About = { brand: string; page: string; name: string };

/** A conversation in plain words, for whoever goes on with it. HLP-11 */
export function transcriptOf(lines: readonly ChatLine[], { brand, page, name }: About): string {
  const speakers: Record<LineRole, string> = {
    ...{ user: name, assistant: 'Assistente', operator: 'Operatore', system: '—' },
  };
  const said = lines.map(({ role, content, saidAt }) => {
    const at = dateAndTime(saidAt.toISOString(), dayAt(saidAt));
    return `[${at}] ${speakers[role]}: ${content}`;
  });
  return [`Testata: ${brand}`, `Pagina: ${page || 'sconosciuta'}`, '', ...said].join('\n');
}
