import { integer, pgTable, primaryKey, real, text } from '../drizzle-tables.ts';
import { articles } from './content-schema.ts';

/**
 * Embeddings of an article's blocks, by which they are found by meaning. Every processed article has rows; one without
 * words has a single row for its title, without a block. Only `replaceEmbeddings` writes them.
 */
export const articleEmbeddings = pgTable(
  'article_embeddings',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** Number of the block in the whole body, from 1; 0 for none. */
    place: integer('place').notNull(),
    /** Model that made the embedding: embeddings of different models cannot be compared. */
    model: text('model').notNull(),
    /** Hash of the article that the embedding was made from: with another hash the blocks may differ. */
    sourceHash: text('source_hash').notNull(),
    /** A list of numbers, as long as the model's vectors, because not every database has a vector type. */
    embedding: real('embedding').array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.place] })],
);
