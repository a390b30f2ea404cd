import type { Brand } from '#domain/brands/brand.ts';
import { type AnswerSource, readAnswer } from '#domain/chatbot/answer-text.ts';
import { dateAndTime, dayAt, longDate } from '#domain/dates.ts';
import { fontFallback } from '#server/base/pdf/legible.ts';
import { BOLD, GREY, INK, openPdf, REGULAR } from '#server/base/pdf/open-pdf.ts';
import { flowText } from '#server/base/pdf/write-text.ts';
import type { ChatbotChat, ChatbotRow } from './db/chatbot-chats.ts';
import { pdfStrings as strings } from './pdf-strings.ts';
import { numberedAnswer } from './printed-answer.ts';

type Facts = { brand: Brand; chat: ChatbotChat; messages: readonly ChatbotRow[]; origin: string; now: Date };

type Look = {
  size: number;
  face?: string;
  colour?: string;
  /** Number of empty lines before it. */
  down?: number;
  lineGap?: number;
  link?: string;
};

/** A chat as a tagged PDF: questions as headings, answers with numbered sources that link to the articles. */
export async function chatPdf({ brand, chat, messages, origin, now }: Facts): Promise<Buffer> {
  const { doc, write, end } = openPdf({
    title: `${chat.title} · ${brand.name}`,
    author: brand.name,
    createdAt: now,
  });
  const legible = fontFallback(doc);
  const put = (text: string, { size, face = REGULAR, colour = INK, down = 0, ...options }: Look) => {
    doc.font(face).fontSize(size).fillColor(colour).moveDown(down);
    flowText(doc, legible, text, { face, ...options });
  };
  const today = dayAt(now);

  write('P', () => put(brand.name, { size: 22, face: BOLD, colour: brand.colours.themeLight }));
  write('H1', () => put(chat.title, { size: 18, face: BOLD, down: 0.5 }));
  const asked = dateAndTime(chat.startedAt.toISOString(), today);
  write('P', () => put(strings.about(asked), { size: 9, colour: GREY }));
  for (const { role, content } of messages) {
    if (role === 'user') {
      write('H2', () => put(content, { size: 14, face: BOLD, down: 1.2 }));
      continue;
    }
    const answer = readAnswer(content);
    const { paragraphs, sources } = numberedAnswer(answer);
    for (const { text, item } of paragraphs)
      write('P', () => put(item ? `•  ${text}` : text, { size: 11, down: 0.4, lineGap: 2 }));
    if (answer.error !== null) write('P', () => put(strings.failed, { size: 10, colour: GREY, down: 0.4 }));
    if (sources.length > 0) write('H3', () => put(strings.sources, { size: 11, face: BOLD, down: 0.6 }));
    sources.forEach((source, at) => {
      const link = `${origin}${source.address}`;
      write('P', () => put(`${at + 1}. ${describe(source)}`, { size: 9.5, link, lineGap: 1 }));
    });
  }
  write('P', () => put(strings.note, { size: 9, colour: GREY, down: 2 }));
  return await end();
}

const describe = ({ title, newspaper, edition, day, page }: AnswerSource): string =>
  [title, newspaper, edition, longDate(day), page === null ? null : strings.page(page)]
    .filter((part) => part !== null)
    .join(', ');
