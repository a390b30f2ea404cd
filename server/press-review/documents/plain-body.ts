import { type BodyBlock, type Run, readBody } from './read-body.ts';

const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');

function lineOf(block: BodyBlock): string {
  if (block.kind === 'rule') return '* * *';
  if (block.kind === 'row') return block.cells.map(({ runs }) => textOf(runs)).join('\t');
  const words = textOf(block.runs);
  return block.marker ? `${block.marker} ${words}` : words;
}

/**
 * Whether a block and the one before are both list items or both rows, so that no empty line separates them.
 */
const areBothItemsOrRows = (block: BodyBlock, previous: BodyBlock | undefined) =>
  block.kind === previous?.kind && (block.kind === 'item' || block.kind === 'row');

/** An article's sanitized HTML as plain text: blocks are separated by an empty line. */
export const plainBody = (html: string): string =>
  readBody(html)
    .map((block, index, blocks) => {
      if (index === 0) return lineOf(block);
      return `${areBothItemsOrRows(block, blocks[index - 1]) ? '\n' : '\n\n'}${lineOf(block)}`;
    })
    .join('');
