import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import type { Sigla } from '#domain/brands/brand.ts';
import { articles, editions, issues, placements } from '#server/base/db/schema/content-schema.ts';
import { type ImportOptions, importDelivery } from '#server/newsroom/import/import-delivery.ts';
import type { SourceItem } from '#server/newsroom/import/source-item.ts';
import { sourceOf } from './ninjs-fixture.ts';
import { empty, type TestDatabaseOptions, testDatabase } from './test-database.ts';

export const MORNING = new Date('2025-04-03T06:00:00Z');
export const NOON = new Date('2025-04-03T10:00:00Z');

type Options = Partial<ImportOptions> & { brand?: Sigla };

/**
 * A newsstand, emptied before each test unless `once` is set, and a folder with `red.png` and `blue.png` for the items.
 */
export function importFixture(options: TestDatabaseOptions = {}) {
  const database = testDatabase(options);
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'edicola-import-'));
    for (const colour of ['red', 'blue']) {
      const create = { width: 64, height: 32, channels: 3, background: colour } as const;
      await sharp({ create })
        .png()
        .toFile(join(folder, `${colour}.png`));
    }
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** The items that `only` imported, unless something else was imported after them. */
  let shown: string | null = null;

  const runSources = (items: SourceItem[], { brand = 'MG', ...options }: Options = {}) => {
    shown = null;
    return importDelivery(
      { brand, items },
      { db: database(), imagesFolder: join(folder, 'images'), media: [], now: MORNING, ...options },
    );
  };
  const run = (items: unknown[], options?: Options) =>
    runSources(
      items.map((item) => sourceOf(item, folder)),
      options,
    );

  return {
    database,
    imagesFolder: () => join(folder, 'images'),
    run,
    runSources,
    /**
     * Makes these items the only ones. Consecutive tests that read the same items share them; needs `once`.
     */
    async only(items: unknown[]): Promise<void> {
      const wanted = JSON.stringify(items);
      if (shown === wanted) return;
      await empty(database());
      await run(items);
      shown = wanted;
    },
    /** Imports one file of any format. */
    runFile: (name: string, text: string | Uint8Array, options?: Options) =>
      runSources([{ name, folder, read: async () => Buffer.from(text) }], options),
    /** Numbers of imported, updated, unchanged and rejected items. */
    counts: async (items: unknown[], options?: Options) => {
      const { imported, updated, unchanged, rejected } = await run(items, options);
      return [imported, updated, unchanged, rejected.length];
    },
    allArticles: () => database().orm.select().from(articles).orderBy(asc(articles.id)),
    allIssues: () =>
      database()
        .orm.select({
          edition: editions.slug,
          day: issues.day,
          pages: issues.pages,
          version: issues.version,
          publishedAt: issues.publishedAt,
          updatedAt: issues.updatedAt,
        })
        .from(issues)
        .innerJoin(editions, eq(editions.id, issues.editionId))
        .orderBy(asc(issues.day), asc(editions.slug)),
    placesOf: async (uri: string) =>
      await database()
        .orm.select({ edition: editions.slug, day: issues.day, page: placements.page })
        .from(placements)
        .innerJoin(articles, eq(articles.id, placements.articleId))
        .innerJoin(issues, eq(issues.id, placements.issueId))
        .innerJoin(editions, eq(editions.id, issues.editionId))
        .where(eq(articles.uri, uri))
        .orderBy(asc(issues.day), asc(editions.slug)),
  };
}
