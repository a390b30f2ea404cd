import type { Access } from '#domain/access.ts';
import { cleanBlocks } from './clean-body.ts';
import { element, type HtmlElement, hasText, textOf, toHtml } from './html-tree.ts';
import { encodeEntities } from './plain-text.ts';
import { wordsOf } from './words.ts';

const MAX_FREE_BLOCKS = 2;
const MAX_FREE_WORDS = 60;

/** The first words of a text that has too few blocks to show one of them freely. */
function firstWords(blocks: HtmlElement[]): HtmlElement[] {
  const words = blocks.flatMap((block) => wordsOf(textOf(block)));
  const count = Math.min(MAX_FREE_WORDS, Math.floor(words.length / 2));
  return count === 0 ? [] : [element('p', [encodeEntities(`${words.slice(0, count).join(' ')}…`)])];
}

/**
 * The part that anybody may read: all of a free article, of the others the first two blocks with text. A part must be
 * left for paying readers, so a text of two blocks shows one, and a text of one block its first words. NWS-05, ROL-06
 */
function freePart(blocks: HtmlElement[], access: Access): HtmlElement[] {
  if (access === 'free') return blocks;
  const withText = blocks.filter(hasText);
  if (withText.length < 2) return firstWords(withText);
  return withText.slice(0, Math.min(MAX_FREE_BLOCKS, withText.length - 1));
}

/** Limit of words of the opening, of which front pages and lists print at most so many. */
const MAX_OPENING_WORDS = 60;

export type ArticleText = { body: string; freeBody: string; opening: string; words: number };

const joined = (blocks: HtmlElement[]) => blocks.map(toHtml).join('\n');

const words = (block: HtmlElement) => wordsOf(textOf(block));

/** The first words of the free part as plain text, without headings unless it has nothing else. */
function opening(freeBlocks: HtmlElement[]): string {
  const withoutHeadings = freeBlocks.filter(({ tag }) => !/^h\d$/.test(tag));
  const openingWords: string[] = [];
  for (const block of withoutHeadings.length > 0 ? withoutHeadings : freeBlocks) {
    openingWords.push(...words(block).slice(0, MAX_OPENING_WORDS));
    if (openingWords.length >= MAX_OPENING_WORDS) break;
  }
  return openingWords.slice(0, MAX_OPENING_WORDS).join(' ');
}

/** All forms of a body that the newsstand shows. */
export function toArticleText(bodyHtml: string, access: Access, linkBase?: string): ArticleText {
  const blocks = cleanBlocks(bodyHtml, linkBase);
  const freeBlocks = freePart(blocks, access);
  return {
    body: joined(blocks),
    freeBody: joined(freeBlocks),
    opening: opening(freeBlocks),
    words: blocks.reduce((sum, block) => sum + words(block).length, 0),
  };
}
