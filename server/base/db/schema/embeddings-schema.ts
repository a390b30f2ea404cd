import { integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { articles } from './content-schema.ts';

/**
 * What a model makes of an article's blocks, so that they are found by what they mean. An article that was looked at has
 * rows, also one without words: then there is one of its title alone, of no block. Written by `replaceEmbeddings` alone.
 */
export const articleEmbeddings = pgTable(
  'article_embeddings',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** Which block of the whole body it is, counted from 1; 0 of none. */
    place: integer('place').notNull(),
    /** Numbers of one model say nothing beside those of another. */
    model: text('model').notNull(),
    /** Of the article that it was made of: with another one the blocks may be others. */
    sourceHash: text('source_hash').notNull(),
    /** Plain numbers, since not every database has a type of vectors; as many as the model gives. */
    embedding: real('embedding').array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.place] })],
);
