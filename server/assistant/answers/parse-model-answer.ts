import { beginningOf } from '#domain/graphemes.ts';
import type { Passage } from '../retrieval/retriever.ts';
import type { AnswerPiece } from './answer-piece.ts';
import { isInPassages } from './answer-piece.ts';

/** Length in characters at which a text without the end of a sentence is cut. */
const MAX_PIECE_LENGTH = 1500;
/** The end of a line, or of a sentence with the numbers of its sources. */
const PIECE_END = /\n|[.!?…]["»”)]*(?:\s*\[[\d,\s]+\])*[.]?\s+(?=[\p{Lu}«“"*-])/u;
const CITATION_NUMBERS = /\s*\[(\d+(?:\s*,\s*\d+)*)\]/g;
const QUOTE = /«([^»]*)»|“([^”]*)”|"([^"\n]*)"/g;

/** Joins the chunks of a model's answer and yields complete sentences or lines. */
export async function* completeSentences(chunks: AsyncIterable<string>): AsyncIterable<string> {
  let buffer = '';
  for await (const chunk of chunks) {
    buffer += chunk;
    for (let end = sentenceEnd(buffer); end > 0; end = sentenceEnd(buffer)) {
      yield buffer.slice(0, end);
      buffer = buffer.slice(end);
    }
  }
  if (buffer !== '') yield buffer;
}

function sentenceEnd(buffer: string): number {
  const found = PIECE_END.exec(buffer);
  if (found) return found.index + found[0].length;
  return buffer.length > MAX_PIECE_LENGTH ? beginningOf(buffer, MAX_PIECE_LENGTH).length : -1;
}

/**
 * Parses a sentence of a model's answer: numbers in brackets become citations of the passages, which are
 * numbered from 1, and text in quotation marks becomes a quotation if a passage contains it word for word.
 */
export function parseSentence(sentence: string, passages: readonly Passage[]): AnswerPiece[] {
  const pieces: AnswerPiece[] = [];
  let position = 0;
  for (const { 0: match, 1: numbers = '', index } of sentence.matchAll(CITATION_NUMBERS)) {
    pieces.push(...readQuotes(sentence.slice(position, index), passages));
    const cited = numbers.split(',').flatMap((number) => passages[Number(number) - 1] ?? []);
    if (cited.length > 0) pieces.push({ kind: 'words', text: ' ' });
    for (const { articleId, place } of cited)
      pieces.push({ kind: 'citation', citation: { articleId, place } });
    position = index + match.length;
  }
  return [...pieces, ...readQuotes(sentence.slice(position), passages)];
}

function readQuotes(words: string, passages: readonly Passage[]): AnswerPiece[] {
  const pieces: AnswerPiece[] = [];
  let position = 0;
  for (const { 0: match, 1: angled, 2: curved, 3: straight, index } of words.matchAll(QUOTE)) {
    const text = angled ?? curved ?? straight ?? '';
    pieces.push({ kind: 'words', text: words.slice(position, index) });
    pieces.push(isInPassages(passages, text) ? { kind: 'quote', text } : { kind: 'words', text });
    position = index + match.length;
  }
  return [...pieces, { kind: 'words' as const, text: words.slice(position) }].filter(
    (piece) => piece.kind !== 'words' || piece.text !== '',
  );
}
