import type { Access } from '#domain/access.ts';
import { element, type HtmlElement, hasText, textOf } from './html-tree.ts';
import { encodeEntities } from './plain-text.ts';
import { wordsOf } from './words.ts';

const FREE_BLOCKS = 2;
const FREE_WORDS = 60;

/** The beginning of a text that has too few blocks to give one away. */
function beginning(blocks: HtmlElement[]): HtmlElement[] {
  const words = blocks.flatMap((block) => wordsOf(textOf(block)));
  const few = Math.min(FREE_WORDS, Math.floor(words.length / 2));
  return few === 0 ? [] : [element('p', [encodeEntities(`${words.slice(0, few).join(' ')}…`)])];
}

/**
 * What anybody may read: all of a free article, of the others the first two blocks with text. Something must be
 * left for those who pay, so a text of two blocks gives one, and a text of one its first words. NWS-05, ROL-06
 */
export function freePart(blocks: HtmlElement[], access: Access): HtmlElement[] {
  if (access === 'free') return blocks;
  const withText = blocks.filter(hasText);
  if (withText.length < 2) return beginning(withText);
  return withText.slice(0, Math.min(FREE_BLOCKS, withText.length - 1));
}
