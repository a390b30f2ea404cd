import {
  type AnswerPart,
  type AnswerSource,
  type AnswerText,
  type Citation,
  readAnswer,
} from '#domain/chatbot/answer-text.ts';

export type Piece =
  | { kind: 'words'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'citation'; number: number };
export type Block = { kind: 'paragraph'; pieces: Piece[] } | { kind: 'list'; items: Piece[][] };

/** A cited passage, with its number in the answer. */
export type NumberedSource = { number: number; source: AnswerSource };

const keyOf = ({ articleId, place }: Citation) => `${articleId}.${place}`;

/**
 * Passages of an answer, numbered by their first citation; the same passage keeps its number. A passage that is not
 * among the answer's sources has none. RAG-06
 */
export function numberSources({ parts, start }: Pick<AnswerText, 'parts' | 'start'>): NumberedSource[] {
  const told = new Map((start?.sources ?? []).map((source) => [keyOf(source), source]));
  const cited = new Map<string, NumberedSource>();
  for (const part of parts) {
    if (part.kind !== 'citation') continue;
    const source = told.get(keyOf(part.citation));
    const key = keyOf(part.citation);
    if (source && !cited.has(key)) cited.set(key, { number: cited.size + 1, source });
  }
  return [...cited.values()];
}

/** Groups passages by article, in the order of the first passage. */
export function byArticle(sources: readonly NumberedSource[]): NumberedSource[][] {
  const groups = new Map<number, NumberedSource[]>();
  for (const one of sources) {
    const { articleId } = one.source;
    groups.set(articleId, [...(groups.get(articleId) ?? []), one]);
  }
  return [...groups.values()];
}

/** The articles whose passages an answer cites, each once, in the order of their numbers. */
export const citedIds = ({ content }: { content: string }): number[] => [
  ...new Set(numberSources(readAnswer(content)).map(({ source }) => source.articleId)),
];

/** Characters at the end of an unfinished answer that may be the beginning of markup. */
const UNFINISHED = /(?:(?<!\*)\*|(?<=^|\n)-?)$/;

/**
 * The text of an answer as paragraphs and lists. Any other markup in it is shown literally.
 * @param writing whether the answer is still being written
 */
export function blocksOf(
  parts: readonly AnswerPart[],
  sources: readonly NumberedSource[],
  writing = false,
): Block[] {
  const numbers = new Map(sources.map(({ number, source }) => [keyOf(source), number]));
  const page = new Page();
  for (const [at, part] of parts.entries()) {
    if (part.kind === 'citation') {
      const number = numbers.get(keyOf(part.citation));
      if (number !== undefined) page.put({ kind: 'citation', number });
    } else {
      const isLast = writing && at === parts.length - 1;
      page.write(isLast ? part.text.replace(UNFINISHED, '') : part.text);
    }
  }
  return page.blocks;
}

const lineOf = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (piece.kind === 'citation' ? '' : piece.text)).join('');

/** The text of an answer for reading out, without markup and citation numbers. */
export const plainWords = ({ parts }: Pick<AnswerText, 'parts'>): string =>
  blocksOf(parts, [])
    .flatMap((block) => (block.kind === 'paragraph' ? [block.pieces] : block.items))
    .map(lineOf)
    .join(' ')
    // Removes the gap that a citation number before a full stop leaves.
    .replace(/ +(?=[ .,;:!?])/g, '');

/** Builds blocks line by line. */
class Page {
  readonly blocks: Block[] = [];
  #strong = false;
  #atLineStart = true;
  /** The line has ended, but its block may continue. */
  #broken = false;
  /** Pieces to which the next one is added; null where a new block begins. */
  #line: Piece[] | null = null;

  write(text: string): void {
    for (const [at, one] of text.split('\n').entries()) {
      if (at > 0) this.#breakLine();
      if (one !== '') this.#writeLine(one);
    }
  }

  put(piece: Piece): void {
    const goesOn = this.#line !== null && this.#broken;
    this.#line ??= this.#begin(false);
    if (goesOn) this.#line.push({ kind: 'words', text: ' ' });
    this.#line.push(piece);
    this.#atLineStart = false;
    this.#broken = false;
  }

  #begin(isItem: boolean): Piece[] {
    const last = this.blocks.at(-1);
    const pieces: Piece[] = [];
    if (!isItem) this.blocks.push({ kind: 'paragraph', pieces });
    else if (last?.kind === 'list') last.items.push(pieces);
    else this.blocks.push({ kind: 'list', items: [pieces] });
    this.#strong = false;
    this.#broken = false;
    return pieces;
  }

  #writeLine(text: string): void {
    const isItem = this.#atLineStart && text.startsWith('- ');
    if (isItem) this.#line = this.#begin(true);
    this.#atLineStart = false;
    for (const [at, run] of (isItem ? text.slice(2) : text).split('**').entries()) {
      if (at > 0) this.#strong = !this.#strong;
      if (run !== '') this.put({ kind: this.#strong ? 'strong' : 'words', text: run });
    }
  }

  #breakLine(): void {
    // An empty line ends a block; a list item ends with its line.
    if (this.#atLineStart || this.blocks.at(-1)?.kind === 'list') this.#line = null;
    else this.#broken = true;
    this.#atLineStart = true;
  }
}
