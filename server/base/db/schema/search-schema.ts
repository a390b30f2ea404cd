import type { Access } from '#domain/access.ts';
import type { Sigla } from '#domain/brands/brand.ts';
import { sql } from '../drizzle.ts';
import { customType, date, index, integer, pgTable, primaryKey, real, text } from '../drizzle-tables.ts';
import { articles, instant } from './content-schema.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Data of an article for search: one narrow row for each article that is placed and usable, so that thousands of
 * matches can be counted and sorted without reading texts. Only `indexArticles` writes it.
 */
export const articleSearch = pgTable(
  'article_search',
  {
    articleId: integer('article_id')
      .primaryKey()
      .references(() => articles.id, { onDelete: 'cascade' }),
    brand: text('brand').$type<Sigla>().notNull(),
    /** First day in print; before it the article is not found. */
    day: date('day').notNull(),
    visibleFrom: instant('visible_from').notNull(),
    publishedAt: instant('published_at').notNull(),
    words: integer('words').notNull(),
    /** The article's access: who may read it to the end. */
    access: text('access').$type<Access>().notNull(),
    sectionIds: integer('section_ids').array().notNull(),
    editionIds: integer('edition_ids').array().notNull(),
    signatureIds: integer('signature_ids').array().notNull(),
    /** Stems of the title (A), of kicker, subtitle and byline (B), of the opening (C) and of the whole body (D). */
    document: tsvector('document').notNull(),
  },
  (t) => [
    // One index for stems and their strength, because ranking queries use both.
    index('article_search_document').using(
      'gin',
      t.document,
      sql`word_strengths(${t.document}, ${t.words}, ${t.access})`,
    ),
    index('article_search_newest').on(t.brand, t.publishedAt.desc()),
  ],
);

/**
 * The words of an article that search finds, folded and separated by single spaces, for quoted phrases. Only
 * `indexArticles` writes it.
 */
export const searchTexts = pgTable(
  'search_texts',
  {
    articleId: integer('article_id')
      .primaryKey()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** The part that everybody may read: title, kicker, subtitle, byline and free part, separated by bars. */
    openWords: text('open_words').notNull(),
    /** The whole body; null where everybody may read it. */
    bodyWords: text('body_words'),
  },
  // Indexed by pairs of neighbouring words, because too many articles have both stems of a phrase.
  () => [index('search_texts_pairs').using('gin', sql`written_pairs(open_words, body_words)`)],
);

/**
 * Words of the parts that everybody may read, for correcting misspelt queries. `word` is folded, `shown` as the paper
 * writes it.
 */
export const searchWords = pgTable(
  'search_words',
  {
    brand: text('brand').$type<Sigla>().notNull(),
    word: text('word').notNull(),
    shown: text('shown').notNull(),
  },
  (t) => [primaryKey({ columns: [t.brand, t.word] })],
);

/** Share of sampled articles that contain a stem; a stem without a row is rarer than all that have one. */
export const searchTerms = pgTable('search_terms', {
  lexeme: text('lexeme').primaryKey(),
  share: real('share').notNull(),
});

/** Number of articles, and of those sampled, when the shares were computed. One row at most. */
export const searchCensus = pgTable('search_census', {
  articles: integer('articles').notNull(),
  sampled: integer('sampled').notNull(),
});
