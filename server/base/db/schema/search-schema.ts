import { sql } from 'drizzle-orm';
import { customType, date, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import type { Access } from '#domain/access.ts';
import type { Sigla } from '#domain/brands/brand.ts';
import { articles, instant } from './content-schema.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What search reads of an article: one narrow row for each that is placed and usable, so that thousands of matches can
 * be counted and sorted without touching a text. Written by `indexArticles` alone.
 */
export const articleSearch = pgTable(
  'article_search',
  {
    articleId: integer('article_id')
      .primaryKey()
      .references(() => articles.id, { onDelete: 'cascade' }),
    brand: text('brand').$type<Sigla>().notNull(),
    /** First day in print; before it nobody finds the article. */
    day: date('day').notNull(),
    visibleFrom: instant('visible_from').notNull(),
    publishedAt: instant('published_at').notNull(),
    words: integer('words').notNull(),
    /** Who may read it to the end, as the article has it. */
    access: text('access').$type<Access>().notNull(),
    sectionIds: integer('section_ids').array().notNull(),
    editionIds: integer('edition_ids').array().notNull(),
    signatureIds: integer('signature_ids').array().notNull(),
    /** Stems of title (A), of kicker, subtitle and byline (B), of the opening (C) and of the whole body (D). */
    document: tsvector('document').notNull(),
  },
  (t) => [
    // In one index with how strong its words are in it: whoever looks for the strongest asks for both.
    index('article_search_document').using(
      'gin',
      t.document,
      sql`word_strengths(${t.document}, ${t.words}, ${t.access})`,
    ),
    index('article_search_newest').on(t.brand, t.publishedAt.desc()),
  ],
);

/**
 * The words of an article that search finds, folded and parted by single spaces, for what is asked for in quotes. Written by
 * `indexArticles` alone.
 */
export const searchTexts = pgTable(
  'search_texts',
  {
    articleId: integer('article_id')
      .primaryKey()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** What anybody may read: title, kicker, subtitle, byline, the free part, with a bar between. */
    openWords: text('open_words').notNull(),
    /** The whole body; null where it is the free part. */
    bodyWords: text('body_words'),
  },
  // By pairs of neighbouring words: stems beside each other stand in too many articles.
  () => [index('search_texts_pairs').using('gin', sql`written_pairs(open_words, body_words)`)],
);

/** Words of what everybody may read, for queries that are misspelt. `word` is folded, `shown` as the paper writes it. */
export const searchWords = pgTable(
  'search_words',
  {
    brand: text('brand').$type<Sigla>().notNull(),
    word: text('word').notNull(),
    shown: text('shown').notNull(),
  },
  (t) => [primaryKey({ columns: [t.brand, t.word] })],
);

/** In what share of a sample of articles a stem stands; one that is not here is rarer than any that is. */
export const searchTerms = pgTable('search_terms', {
  lexeme: text('lexeme').primaryKey(),
  share: real('share').notNull(),
});

/** How many articles there were, and how many of them were read, when the shares were taken. One row at most. */
export const searchCensus = pgTable('search_census', {
  articles: integer('articles').notNull(),
  sampled: integer('sampled').notNull(),
});
