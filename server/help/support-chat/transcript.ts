import { dateAndTime, dayAt } from '#domain/dates.ts';
import type { ChatMessage, MessageRole } from '#domain/support/chat-message.ts';

type About = { brand: string; page: string; name: string };

/** A conversation in plain words, for whoever goes on with it. HLP-11 */
export function transcriptOf(messages: readonly ChatMessage[], { brand, page, name }: About): string {
  const speakers: Record<MessageRole, string> = {
    ...{ user: name, assistant: 'Assistente', operator: 'Operatore', system: '—' },
  };
  const said = messages.map(({ role, content, saidAt }) => {
    const at = dateAndTime(saidAt.toISOString(), dayAt(saidAt));
    return `[${at}] ${speakers[role]}: ${content}`;
  });
  return [`Testata: ${brand}`, `Pagina: ${page || 'sconosciuta'}`, '', ...said].join('\n');
}
