import {
  type AnswerPart,
  type AnswerText,
  type Citation,
  type CitedPassage,
  readAnswer,
} from '#domain/chatbot/answer-text.ts';

export type Piece =
  | { kind: 'words'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'citation'; number: number };
export type Block = { kind: 'paragraph'; pieces: Piece[] } | { kind: 'list'; items: Piece[][] };

/** A cited passage, with its number in the answer. */
export type NumberedSource = { number: number; source: CitedPassage };

const keyOf = ({ articleId, place }: Citation) => `${articleId}.${place}`;

/**
 * Passages of an answer, numbered by their first citation; the same passage keeps its number. A passage that is not
 * among the answer's sources has none. RAG-06
 */
export function numberSources({ parts, start }: Pick<AnswerText, 'parts' | 'start'>): NumberedSource[] {
  const sourcesByKey = new Map((start?.sources ?? []).map((source) => [keyOf(source), source]));
  const cited = new Map<string, NumberedSource>();
  for (const part of parts) {
    if (part.kind !== 'citation') continue;
    const source = sourcesByKey.get(keyOf(part.citation));
    const key = keyOf(part.citation);
    if (source && !cited.has(key)) cited.set(key, { number: cited.size + 1, source });
  }
  return [...cited.values()];
}

/** Groups passages by article, in the order of the first passage. */
export function byArticle(sources: readonly NumberedSource[]): NumberedSource[][] {
  const groups = new Map<number, NumberedSource[]>();
  for (const source of sources) {
    const { articleId } = source.source;
    groups.set(articleId, [...(groups.get(articleId) ?? []), source]);
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
 * @param isWriting whether the answer is still being written
 */
export function blocksOf(
  parts: readonly AnswerPart[],
  sources: readonly NumberedSource[],
  isWriting = false,
): Block[] {
  const numbers = new Map(sources.map(({ number, source }) => [keyOf(source), number]));
  const builder = new BlockBuilder();
  for (const [index, part] of parts.entries()) {
    if (part.kind === 'citation') {
      const number = numbers.get(keyOf(part.citation));
      if (number !== undefined) builder.addPiece({ kind: 'citation', number });
    } else {
      const isLast = isWriting && index === parts.length - 1;
      builder.addText(isLast ? part.text.replace(UNFINISHED, '') : part.text);
    }
  }
  return builder.blocks;
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
class BlockBuilder {
  readonly blocks: Block[] = [];
  #strong = false;
  #atLineStart = true;
  /** Whether the line has ended while its block may continue. */
  #broken = false;
  /** Pieces to which the next one is added; null where a new block begins. */
  #line: Piece[] | null = null;

  addText(text: string): void {
    for (const [index, one] of text.split('\n').entries()) {
      if (index > 0) this.#breakLine();
      if (one !== '') this.#writeLine(one);
    }
  }

  addPiece(piece: Piece): void {
    const continuesLine = this.#line !== null && this.#broken;
    this.#line ??= this.#begin(false);
    if (continuesLine) this.#line.push({ kind: 'words', text: ' ' });
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
    for (const [index, run] of (isItem ? text.slice(2) : text).split('**').entries()) {
      if (index > 0) this.#strong = !this.#strong;
      if (run !== '') this.addPiece({ kind: this.#strong ? 'strong' : 'words', text: run });
    }
  }

  #breakLine(): void {
    // An empty line ends a block; a list item ends with its line.
    if (this.#atLineStart || this.blocks.at(-1)?.kind === 'list') this.#line = null;
    else this.#broken = true;
    this.#atLineStart = true;
  }
}
