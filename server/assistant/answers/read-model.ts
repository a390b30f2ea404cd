import { beginningOf } from '#domain/graphemes.ts';
import type { Passage } from '../retrieval/retriever.ts';
import type { AnswerPiece } from './answer-piece.ts';
import { standsIn } from './answer-piece.ts';

/** A longer stretch without an end is cut. */
const LONGEST = 1500;
/** The end of a line, or of a sentence with the numbers of its sources. */
const STRETCH_END = /\n|[.!?…]["»”)]*(?:\s*\[[\d,\s]+\])*[.]?\s+(?=[\p{Lu}«“"*-])/u;
const SOURCES = /\s*\[(\d+(?:\s*,\s*\d+)*)\]/g;
const QUOTE = /«([^»]*)»|“([^”]*)”|"([^"\n]*)"/g;

/** Joins the chunks of a model's answer and yields complete sentences or lines. */
export async function* wholeStretches(chunks: AsyncIterable<string>): AsyncIterable<string> {
  let held = '';
  for await (const chunk of chunks) {
    held += chunk;
    for (let end = endOf(held); end > 0; end = endOf(held)) {
      yield held.slice(0, end);
      held = held.slice(end);
    }
  }
  if (held !== '') yield held;
}

function endOf(held: string): number {
  const found = STRETCH_END.exec(held);
  if (found) return found.index + found[0].length;
  return held.length > LONGEST ? beginningOf(held, LONGEST).length : -1;
}

/**
 * Parses a stretch of a model's answer: numbers in brackets become citations of the passages, which are numbered from
 * 1, and text in quotation marks becomes a quotation if a passage contains it word for word.
 */
export function readStretch(stretch: string, passages: readonly Passage[]): AnswerPiece[] {
  const said: AnswerPiece[] = [];
  let at = 0;
  for (const { 0: all, 1: numbers = '', index } of stretch.matchAll(SOURCES)) {
    said.push(...readQuotes(stretch.slice(at, index), passages));
    const cited = numbers.split(',').flatMap((number) => passages[Number(number) - 1] ?? []);
    if (cited.length > 0) said.push({ kind: 'words', text: ' ' });
    for (const { articleId, place } of cited) said.push({ kind: 'citation', citation: { articleId, place } });
    at = index + all.length;
  }
  return [...said, ...readQuotes(stretch.slice(at), passages)];
}

function readQuotes(words: string, passages: readonly Passage[]): AnswerPiece[] {
  const said: AnswerPiece[] = [];
  let at = 0;
  for (const { 0: all, 1: angled, 2: curved, 3: straight, index } of words.matchAll(QUOTE)) {
    const text = angled ?? curved ?? straight ?? '';
    said.push({ kind: 'words', text: words.slice(at, index) });
    said.push(standsIn(passages, text) ? { kind: 'quote', text } : { kind: 'words', text });
    at = index + all.length;
  }
  return [...said, { kind: 'words' as const, text: words.slice(at) }].filter(
    (one) => one.kind !== 'words' || one.text !== '',
  );
}
