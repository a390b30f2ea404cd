import type { Access } from '#domain/access.ts';
import { cleanBlocks } from './clean-body.ts';
import { element, type HtmlElement, hasText, textOf, toHtml } from './html-tree.ts';
import { encodeEntities } from './plain-text.ts';
import { wordsOf } from './words.ts';

const FREE_BLOCKS = 2;
const FREE_WORDS = 60;

/** The first words of a text that has too few blocks to show one of them freely. */
function beginning(blocks: HtmlElement[]): HtmlElement[] {
  const words = blocks.flatMap((block) => wordsOf(textOf(block)));
  const few = Math.min(FREE_WORDS, Math.floor(words.length / 2));
  return few === 0 ? [] : [element('p', [encodeEntities(`${words.slice(0, few).join(' ')}…`)])];
}

/**
 * The part that anybody may read: all of a free article, of the others the first two blocks with text. A part must be
 * left for paying readers, so a text of two blocks shows one, and a text of one block its first words. NWS-05, ROL-06
 */
function freePart(blocks: HtmlElement[], access: Access): HtmlElement[] {
  if (access === 'free') return blocks;
  const withText = blocks.filter(hasText);
  if (withText.length < 2) return beginning(withText);
  return withText.slice(0, Math.min(FREE_BLOCKS, withText.length - 1));
}

/** Front pages and lists print no more than this of a text. */
const OPENING_WORDS = 60;

export type ArticleText = { body: string; freeBody: string; opening: string; words: number };

const joined = (blocks: HtmlElement[]) => blocks.map(toHtml).join('\n');

const words = (block: HtmlElement) => wordsOf(textOf(block));

/** The plain opening of the free part, without headings: a front page prints the text after a heading. */
function opening(free: HtmlElement[]): string {
  const text = free.filter(({ tag }) => !/^h\d$/.test(tag));
  const first: string[] = [];
  for (const block of text.length > 0 ? text : free) {
    first.push(...words(block).slice(0, OPENING_WORDS));
    if (first.length >= OPENING_WORDS) break;
  }
  return first.slice(0, OPENING_WORDS).join(' ');
}

/** All forms of a body that the newsstand shows. */
export function toArticleText(bodyHtml: string, access: Access, linkBase?: string): ArticleText {
  const blocks = cleanBlocks(bodyHtml, linkBase);
  const free = freePart(blocks, access);
  return {
    body: joined(blocks),
    freeBody: joined(free),
    opening: opening(free),
    words: blocks.reduce((sum, block) => sum + words(block).length, 0),
  };
}
