import type { Brand } from '#domain/brands/brand.ts';
import { type AnswerSource, readAnswer } from '#domain/chatbot/answer-text.ts';
import { dateAndTime, dayAt, longDate } from '#domain/dates.ts';
import type { ChatbotChat, ChatbotRow } from '../db/chatbot-chats.ts';
import { BOLD, GREY, INK, openPdf, REGULAR } from '../pdf/open-pdf.ts';
import { numberedAnswer } from './numbered-answer.ts';
import { pdfStrings as strings } from './pdf-strings.ts';

type Facts = { brand: Brand; chat: ChatbotChat; messages: readonly ChatbotRow[]; origin: string; now: Date };

/** A chat as a tagged PDF: questions as headings, answers with numbered sources that lead to the articles. */
export async function chatPdf({ brand, chat, messages, origin, now }: Facts): Promise<Buffer> {
  const { doc, write, end } = openPdf({
    title: `${chat.title} · ${brand.name}`,
    author: brand.name,
    createdAt: now,
  });
  const ink = (size: number, face = REGULAR, colour = INK) => doc.font(face).fontSize(size).fillColor(colour);
  const today = dayAt(now);

  write('P', () => ink(22, BOLD, brand.colours.themeLight).text(brand.name));
  write('H1', () => ink(18, BOLD).moveDown(0.5).text(chat.title));
  const asked = dateAndTime(chat.startedAt.toISOString(), today);
  write('P', () => ink(9, REGULAR, GREY).text(strings.about(asked)));
  for (const { role, content } of messages) {
    if (role === 'user') {
      write('H2', () => ink(14, BOLD).moveDown(1.2).text(content));
      continue;
    }
    const answer = readAnswer(content);
    const { paragraphs, sources } = numberedAnswer(answer);
    for (const { text, item } of paragraphs)
      write('P', () =>
        ink(11)
          .moveDown(0.4)
          .text(item ? `•  ${text}` : text, { lineGap: 2 }),
      );
    if (answer.error !== null) write('P', () => ink(10, REGULAR, GREY).moveDown(0.4).text(strings.failed));
    if (sources.length > 0) write('H3', () => ink(11, BOLD).moveDown(0.6).text(strings.sources));
    sources.forEach((source, at) => {
      write('P', () =>
        ink(9.5).text(`${at + 1}. ${describe(source)}`, { link: `${origin}${source.address}`, lineGap: 1 }),
      );
    });
  }
  write('P', () => ink(9, REGULAR, GREY).moveDown(2).text(strings.note));
  return await end();
}

const describe = ({ title, newspaper, edition, day, page }: AnswerSource): string =>
  [title, newspaper, edition, longDate(day), page === null ? null : strings.page(page)]
    .filter((part) => part !== null)
    .join(', ');
