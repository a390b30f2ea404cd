import type { Access } from '#domain/access.ts';
import type { Sigla } from '#domain/brands/brand.ts';
import { sql } from '../drizzle.ts';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from '../drizzle-tables.ts';

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Local editions of each paper. `validTo` is the last day on which one was printed, because editions can be
 * discontinued.
 */
export const editions = pgTable(
  'editions',
  {
    id: serial('id').primaryKey(),
    brand: text('brand').$type<Sigla>().notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    validFrom: date('valid_from').notNull(),
    validTo: date('valid_to'),
  },
  (t) => [uniqueIndex('editions_brand_slug').on(t.brand, t.slug)],
);

/** Issues: one edition on one date. `version` grows at every change of the contents. */
export const issues = pgTable(
  'issues',
  {
    id: serial('id').primaryKey(),
    editionId: integer('edition_id')
      .notNull()
      .references(() => editions.id),
    day: date('day').notNull(),
    pages: integer('pages').notNull(),
    version: integer('version').notNull().default(1),
    publishedAt: instant('published_at').notNull(),
    updatedAt: instant('updated_at'),
  },
  (t) => [uniqueIndex('issues_edition_day').on(t.editionId, t.day), index('issues_day').on(t.day)],
);

export const sections = pgTable(
  'sections',
  {
    id: serial('id').primaryKey(),
    brand: text('brand').$type<Sigla>().notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
  },
  (t) => [uniqueIndex('sections_brand_slug').on(t.brand, t.slug)],
);

/** Specials of a paper. `articleSubjects` lists their articles, by the special's slug. */
export const specials = pgTable(
  'specials',
  {
    id: serial('id').primaryKey(),
    brand: text('brand').$type<Sigla>().notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
  },
  (t) => [uniqueIndex('specials_brand_slug').on(t.brand, t.slug)],
);

/** Authors named in the bylines of articles. */
export const signatures = pgTable(
  'signatures',
  {
    id: serial('id').primaryKey(),
    brand: text('brand').$type<Sigla>().notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    imageHash: text('image_hash').references(() => images.hash),
  },
  (t) => [uniqueIndex('signatures_brand_slug').on(t.brand, t.slug)],
);

/** Pictures by the SHA-256 of their original bytes; the encoded files are in the data folder. */
export const images = pgTable('images', {
  hash: text('hash').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** Widths that were encoded, ascending. */
  widths: integer('widths').array().notNull(),
});

/**
 * Articles of one brand by the uri of their source. `status` follows IPTC pubstatus: only `usable` ones are shown, and
 * only after `embargoedUntil`.
 */
export const articles = pgTable(
  'articles',
  {
    id: integer('id').primaryKey(),
    brand: text('brand').$type<Sigla>().notNull(),
    uri: text('uri').notNull(),
    version: text('version').notNull(),
    /** SHA-256 over the delivered item and its pictures: an equal hash means that nothing has changed. */
    sourceHash: text('source_hash').notNull(),
    status: text('status').$type<'usable' | 'withheld' | 'canceled'>().notNull(),
    embargoedUntil: instant('embargoed_until'),
    slug: text('slug').notNull(),
    kicker: text('kicker'),
    title: text('title').notNull(),
    subtitle: text('subtitle'),
    byline: text('byline'),
    /** Clean HTML of the whole body, and of the part that everybody may read. */
    body: text('body').notNull(),
    freeBody: text('free_body').notNull(),
    /** First words as plain text, from the free part, for front pages and lists. */
    opening: text('opening').notNull(),
    words: integer('words').notNull(),
    access: text('access').$type<Access>().notNull(),
    genre: text('genre'),
    dateline: text('dateline'),
    copyright: text('copyright'),
    urgency: integer('urgency').notNull(),
    publishedAt: instant('published_at').notNull(),
    updatedAt: instant('updated_at'),
    /** When its first version was imported; null for articles from before this column. */
    arrivedAt: instant('arrived_at'),
  },
  (t) => [
    uniqueIndex('articles_brand_uri').on(t.brand, t.uri),
    index('articles_brand_published').on(t.brand, t.publishedAt.desc()),
    index('articles_arrived').on(t.arrivedAt),
    // Papers of the group print each other's articles: this index finds the same text under another uri.
    index('articles_text').on(sql`md5(${t.body})`),
    index('articles_embargoed').on(t.embargoedUntil).where(sql`${t.embargoedUntil} is not null`),
  ],
);

/**
 * Other ids by which deliveries name an article: those of the texts that it replaces, and of the one whose text it now
 * holds. An article keeps the first uri it was imported with, and with it its address.
 */
export const articleAliases = pgTable(
  'article_aliases',
  {
    brand: text('brand').$type<Sigla>().notNull(),
    alias: text('alias').notNull(),
    /** The uri of the article. */
    uri: text('uri').notNull(),
    state: text('state').$type<'current' | 'replaced' | 'same'>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.brand, t.alias] }), index('article_aliases_uri').on(t.brand, t.uri)],
);

/** The item as it was delivered, stored beside the article made from it. */
export const rawItems = pgTable('raw_items', {
  articleId: integer('article_id')
    .primaryKey()
    .references(() => articles.id, { onDelete: 'cascade' }),
  format: text('format').notNull(),
  body: text('body').notNull(),
});

/**
 * Position of an article in print. An article of the national pages is placed once and shown in every local edition.
 */
export const placements = pgTable(
  'placements',
  {
    issueId: integer('issue_id')
      .notNull()
      .references(() => issues.id, { onDelete: 'cascade' }),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    sectionId: integer('section_id')
      .notNull()
      .references(() => sections.id),
    page: integer('page'),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.issueId, t.articleId] }), index('placements_article').on(t.articleId)],
);

export const articleImages = pgTable(
  'article_images',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    imageHash: text('image_hash')
      .notNull()
      .references(() => images.hash),
    caption: text('caption'),
    /** Whether the caption was taken out of the text, so that only readers of the whole text may see it. */
    isCaptionFromText: boolean('is_caption_from_text').notNull().default(false),
    credit: text('credit'),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.position] })],
);

export const articleSignatures = pgTable(
  'article_signatures',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    signatureId: integer('signature_id')
      .notNull()
      .references(() => signatures.id),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.articleId, t.signatureId] }),
    index('article_signatures_signature').on(t.signatureId),
  ],
);

/** Topics, specials, people, organisations and places an article is about. */
export const articleSubjects = pgTable(
  'article_subjects',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    kind: text('kind')
      .$type<'topic' | 'special' | 'person' | 'organisation' | 'place' | 'mediatopic'>()
      .notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    /** The article's own brand, so that an index finds the newest articles of a subject without reading all of them. */
    brand: text('brand').$type<Sigla>().notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.articleId, t.kind, t.slug] }),
    index('article_subjects_newest').on(t.kind, t.slug, t.brand, t.publishedAt.desc().nullsFirst()),
  ],
);

/** How often an article was opened on a day. Readers are not stored. */
export const articleReads = pgTable(
  'article_reads',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    reads: bigint('reads', { mode: 'number' }).notNull().default(sql`0`),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.day] }), index('article_reads_day').on(t.day)],
);

/** Answers to calls of newsrooms, by idempotency key: repeating a call imports nothing. */
export const deliveryReceipts = pgTable(
  'delivery_receipts',
  {
    brand: text('brand').$type<Sigla>().notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the body and of the parameters for reading it. */
    bodyHash: text('body_hash').notNull(),
    /**
     * JSON in a text column, because its texts may contain characters that `jsonb` rejects, such as U+0000.
     */
    report: text('report').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.brand, t.key] }), index('delivery_receipts_created').on(t.createdAt)],
);
