import type { Access } from '#domain/access.ts';
import { cleanBlocks } from './clean-body.ts';
import { freePart } from './free-part.ts';
import { type HtmlElement, textOf, toHtml } from './html-tree.ts';
import { wordsOf } from './words.ts';

/** Front pages and lists set no more than this of a text. */
const OPENING_WORDS = 60;

export type ArticleText = { body: string; freeBody: string; opening: string; words: number };

const joined = (blocks: HtmlElement[]) => blocks.map(toHtml).join('\n');

const words = (block: HtmlElement) => wordsOf(textOf(block));

/** Plain opening of the free part, headings left out: what follows a heading is what a front page prints. */
function opening(free: HtmlElement[]): string {
  const text = free.filter(({ tag }) => !/^h\d$/.test(tag));
  const first: string[] = [];
  for (const block of text.length > 0 ? text : free) {
    first.push(...words(block).slice(0, OPENING_WORDS));
    if (first.length >= OPENING_WORDS) break;
  }
  return first.slice(0, OPENING_WORDS).join(' ');
}

/** Everything the newsstand shows of a body. */
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
