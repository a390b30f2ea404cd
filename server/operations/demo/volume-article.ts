import type { Access } from '#domain/access.ts';
import type { Day } from '#domain/newsstand.ts';
import { slugify } from '#domain/text.ts';
import type { ArticleDetails } from '#server/newsroom/db/article-details.ts';
import type { ArticleRow } from '#server/newsroom/db/articles.ts';
import { cleanBlocks } from '#server/newsroom/import/clean-body.ts';
import { textOf, toHtml } from '#server/newsroom/import/html-tree.ts';
import { wordsOf } from '#server/newsroom/import/words.ts';
import type { DemoArticle } from './demo-article.ts';
import { SECTION_NAMES, SECTION_ORDER } from './sections.ts';

/** One paragraph of the demonstration, sanitized and counted once for all the articles that use it. */
type Paragraph = { html: string; words: string[] };

/** Source material of generated articles. */
export type Material = { articles: readonly DemoArticle[]; paragraphs: Paragraph[]; authors: string[] };

export function toMaterial(articles: readonly DemoArticle[]): Material {
  const paragraphs = articles
    .flatMap(({ html }) => cleanBlocks(html))
    .filter(({ tag }) => tag === 'p')
    .map((block) => ({ html: toHtml(block), words: wordsOf(textOf(block)) }));
  return { articles, paragraphs, authors: [...new Set(articles.flatMap(({ author }) => author ?? []))] };
}

/** Pseudo-random numbers from 0 to 1, the same for the same seed, so that a volume can be reproduced. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const FREE_PARAGRAPHS = 2;
const OPENING_WORDS = 60;
const MIN_PARAGRAPHS = 5;
const EXTRA_PARAGRAPHS = 5;
/** A third is free, as in a real paper. */
const ACCESS_MIX: readonly Access[] = [
  'free',
  'free',
  'free',
  'online',
  'online',
  'digital',
  'digital',
  'digital+',
];

export type VolumeArticle = {
  row: Omit<ArticleRow, 'id' | 'brand' | 'uri' | 'sourceHash'>;
  section: { slug: string; name: string };
  author: string;
  subjects: Omit<ArticleDetails['subjects'][number], 'brand' | 'publishedAt'>[];
};

/** Generates an article for measuring: random combinations of paragraphs of the demonstration. */
export function volumeArticle(material: Material, day: Day, random: () => number): VolumeArticle {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const source = pick(material.articles);
  const title = `${headOf(source.title)}, ${tailOf(pick(material.articles).title)}`;
  const count = MIN_PARAGRAPHS + Math.floor(random() * EXTRA_PARAGRAPHS);
  const text = Array.from({ length: count }, () => pick(material.paragraphs));
  const access = pick(ACCESS_MIX);
  const free = access === 'free' ? text : text.slice(0, FREE_PARAGRAPHS);
  const author = pick(material.authors);
  const section = pick(SECTION_ORDER);
  const topics = new Set([pick(source.topics), pick(pick(material.articles).topics)]);
  const html = (chosen: Paragraph[]) => chosen.map((paragraph) => paragraph.html).join('\n');
  return {
    row: {
      version: '1',
      status: 'usable',
      slug: slugify(title),
      kicker: pick(material.articles).kicker,
      title,
      subtitle: pick(material.articles).subtitle,
      byline: author,
      body: html(text),
      freeBody: html(free),
      opening: free
        .flatMap(({ words }) => words)
        .slice(0, OPENING_WORDS)
        .join(' '),
      words: text.reduce((sum, { words }) => sum + words.length, 0),
      access,
      genre: source.genre,
      urgency: 1 + Math.floor(random() * 9),
      publishedAt: new Date(Date.parse(`${day}T03:00:00Z`) + Math.floor(random() * 120) * 60_000),
    },
    section: { slug: section, name: SECTION_NAMES[section] },
    author,
    subjects: [...topics].map((name, position) => ({ kind: 'topic', slug: slugify(name), name, position })),
  };
}

const headOf = (title: string) => title.split(/[,:]/, 1)[0] ?? title;
const tailOf = (title: string) =>
  (title.split(/[,:] /).at(-1) ?? title).replace(/^./, (first) => first.toLowerCase());
