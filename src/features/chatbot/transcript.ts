import { readAnswer } from '#domain/chatbot/answer-text.ts';
import { longDate } from '#domain/dates.ts';
import type { Conversation, ConversationMessage } from '#src/state/chatbot/conversation.ts';
import { type Block, blocksOf, type NumberedSource, numberSources, type Piece } from './answer-blocks.ts';
import { failureWords } from './failure-words.ts';
import { strings, transcriptStrings } from './strings.ts';

type Paper = { name: string; origin: string };

/** Escapes characters with a meaning in Markdown or HTML. */
const escapeWords = (text: string) => text.replace(/[\\`*_[\]<>#]/g, String.raw`\$&`);

type Write = (text: string) => string;

function pieceText(piece: Piece, write: Write, strong: (text: string) => string): string {
  if (piece.kind === 'citation') return write(`[${piece.number}]`);
  return piece.kind === 'strong' ? strong(write(piece.text)) : write(piece.text);
}

function blockText(block: Block, write: Write, strong: (text: string) => string): string {
  const line = (pieces: readonly Piece[]) =>
    pieces
      .map((piece) => pieceText(piece, write, strong))
      .join('')
      .trim();
  return block.kind === 'paragraph'
    ? line(block.pieces)
    : block.items.map((item) => `- ${line(item)}`).join('\n');
}

const unchanged: Write = (text) => text;

/** Where a passage was printed. */
export const printedIn = ({ newspaper, edition, day, page }: NumberedSource['source']): string =>
  [newspaper, edition, longDate(day), page !== null && strings.page(page)].filter(Boolean).join(', ');

const addressOf = (address: string, { origin }: Paper) => new URL(address, origin).href;

/** One answer as plain text with its sources, for the clipboard. */
export function plainAnswerWithSources(
  { content }: Pick<ConversationMessage, 'content'>,
  paper: Paper,
): string {
  const answer = readAnswer(content);
  const sources = numberSources(answer);
  const blocks = blocksOf(answer.parts, sources).map((block) => blockText(block, unchanged, unchanged));
  const list = sources.map(
    ({ number, source }) =>
      `[${number}] ${source.title} (${printedIn(source)}) ${addressOf(source.address, paper)}`,
  );
  return [...blocks, ...(list.length > 0 ? [list.join('\n')] : [])].join('\n\n');
}

function answerMarkdown(answerMessage: ConversationMessage, paper: Paper): string[] {
  const answer = readAnswer(answerMessage.content);
  const sources = numberSources(answer);
  const failure = failureWords({ ...answerMessage, live: false });
  const list = sources.map(
    ({ number, source }) =>
      `${number}. [${escapeWords(source.title)}](<${addressOf(source.address, paper)}>), ${escapeWords(printedIn(source))}`,
  );
  return [
    ...blocksOf(answer.parts, sources).map((block) => blockText(block, escapeWords, (text) => `**${text}**`)),
    ...(failure ? [`*${failure}*`] : []),
    ...(list.length > 0 ? [`### ${transcriptStrings.sources}`, list.join('\n')] : []),
  ];
}

/** A chat with its sources as a Markdown file. */
export function chatMarkdown(
  { title, messages }: Pick<Conversation, 'title' | 'messages'>,
  paper: Paper,
): string {
  const sections = messages.flatMap((message) =>
    message.role === 'user' ? [`## ${escapeWords(message.content)}`] : answerMarkdown(message, paper),
  );
  return [`# ${escapeWords(title)}`, transcriptStrings.made(paper.name), ...sections, ''].join('\n\n');
}
