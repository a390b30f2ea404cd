import type { Brand } from '#domain/brands/brand.ts';
import { type CitedPassage, readAnswer } from '#domain/chatbot/answer-text.ts';
import { dateWithTime } from '#domain/date-words.ts';
import { longDate } from '#domain/dates.ts';
import { fontFallback } from '#server/base/pdf/legible.ts';
import { BOLD, GREY, INK, openPdf, REGULAR } from '#server/base/pdf/open-pdf.ts';
import { flowText } from '#server/base/pdf/write-text.ts';
import type { ChatbotChat, ChatbotRow } from './db/chatbot-chats.ts';
import { pdfStrings as strings } from './pdf-strings.ts';
import { numberedAnswer } from './printed-answer.ts';

type ChatPdfContent = {
  brand: Brand;
  chat: ChatbotChat;
  messages: readonly ChatbotRow[];
  origin: string;
  now: Date;
};

type TextStyle = {
  size: number;
  face?: string;
  colour?: string;
  /** Number of empty lines before the text. */
  emptyLinesBefore?: number;
  lineGap?: number;
  link?: string;
};

/** A chat as a tagged PDF: questions as headings, answers with numbered sources that link to the articles. */
export async function chatPdf({ brand, chat, messages, origin, now }: ChatPdfContent): Promise<Buffer> {
  const { doc, write, end } = openPdf({
    title: `${chat.title} · ${brand.name}`,
    author: brand.name,
    createdAt: now,
  });
  const legible = fontFallback(doc);
  const writeText = (
    text: string,
    { size, face = REGULAR, colour = INK, emptyLinesBefore = 0, ...options }: TextStyle,
  ) => {
    doc.font(face).fontSize(size).fillColor(colour).moveDown(emptyLinesBefore);
    flowText(doc, legible, text, { face, ...options });
  };

  write('P', () => writeText(brand.name, { size: 22, face: BOLD, colour: brand.colours.themeLight }));
  write('H1', () => writeText(chat.title, { size: 18, face: BOLD, emptyLinesBefore: 0.5 }));
  const askedAt = dateWithTime(chat.startedAt.toISOString());
  write('P', () => writeText(strings.about(askedAt), { size: 9, colour: GREY }));
  for (const { role, content } of messages) {
    if (role === 'user') {
      write('H2', () => writeText(content, { size: 14, face: BOLD, emptyLinesBefore: 1.2 }));
      continue;
    }
    const answer = readAnswer(content);
    const { paragraphs, sources } = numberedAnswer(answer);
    for (const { text, isListItem } of paragraphs)
      write('P', () =>
        writeText(isListItem ? `•  ${text}` : text, { size: 11, emptyLinesBefore: 0.4, lineGap: 2 }),
      );
    if (answer.error !== null)
      write('P', () => writeText(strings.failed, { size: 10, colour: GREY, emptyLinesBefore: 0.4 }));
    if (sources.length > 0)
      write('H3', () => writeText(strings.sources, { size: 11, face: BOLD, emptyLinesBefore: 0.6 }));
    sources.forEach((source, at) => {
      const link = `${origin}${source.address}`;
      write('P', () => writeText(`${at + 1}. ${describe(source)}`, { size: 9.5, link, lineGap: 1 }));
    });
  }
  write('P', () => writeText(strings.note, { size: 9, colour: GREY, emptyLinesBefore: 2 }));
  return await end();
}

const describe = ({ title, newspaper, edition, day, page }: CitedPassage): string =>
  [title, newspaper, edition, longDate(day), page === null ? null : strings.page(page)]
    .filter((part) => part !== null)
    .join(', ');
