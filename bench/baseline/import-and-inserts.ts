// Imports a thousand articles, then inserts the same rows and encodes the same pictures without the importer.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getTableColumns, sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { connect, type Database } from '#server/base/db/connect.ts';
import * as schema from '#server/base/db/schema/content-schema.ts';
import { articleSearch, searchTexts, searchWords } from '#server/base/db/schema/search-schema.ts';
import { readPictureSize } from '#server/newsroom/import/encode-picture.ts';
import { storePicture } from '#server/newsroom/import/picture-folder.ts';
import { runImport } from '#server/operations/commands/run-import.ts';
import { benchArticle } from './bench-article.ts';

const ARTICLES = 1000;
const PICTURES = 10;
const ROWS_PER_STATEMENT = 500;
const NS_IN_MS = 1e6;

/** In the order that their foreign keys require. */
const TABLES = [
  schema.images,
  schema.editions,
  schema.sections,
  schema.signatures,
  schema.issues,
  schema.articles,
  schema.rawItems,
  schema.placements,
  schema.articleImages,
  schema.articleSignatures,
  schema.articleSubjects,
  articleSearch,
  searchTexts,
  searchWords,
];

const root = await mkdtemp(join(tmpdir(), 'edicola-import-bench-'));
const delivery = join(root, 'delivery');

async function writeDelivery(): Promise<void> {
  await mkdir(delivery, { recursive: true });
  for (let number = 0; number < PICTURES; number += 1) {
    const noise = { type: 'gaussian', mean: 60 + number * 2, sigma: 20 } as const;
    const create = { width: 1200, height: 800, channels: 3, background: '#456', noise } as const;
    // Enlarged noise has soft detail like a photo; noise at full size would hardly compress.
    const small = await sharp({ create: { ...create, width: 120, height: 80 } })
      .png()
      .toBuffer();
    await sharp(small)
      .resize(1200, 800)
      .jpeg()
      .toFile(join(delivery, `${number}.jpg`));
  }
  for (let number = 0; number < ARTICLES; number += 1) {
    const hrefs = number % 5 === 0 ? [`${(number / 5) % PICTURES}.jpg`] : [];
    await writeFile(join(delivery, `${number}.json`), JSON.stringify(benchArticle(number, hrefs)));
  }
}

async function durationOf(action: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await action();
  return performance.now() - started;
}

const emptyDatabase = (name: string) => connect({ folder: join(root, name) });

async function importAll(db: Database, imagesFolder: string): Promise<void> {
  const args = { paths: [delivery], brand: 'MG', media: [], dryRun: false };
  const now = () => new Date('2025-04-20T06:00:00Z');
  const { imported } = await runImport(args, { db, imagesFolder, now, onEvent: () => undefined });
  if (imported !== ARTICLES) throw new Error(`${imported} of ${ARTICLES} articles were imported`);
}

async function rowsOf({ orm }: Database, table: (typeof TABLES)[number]): Promise<unknown[]> {
  if (table !== articleSearch) return await orm.select().from(table);
  // `visibleFrom` is read as text, because `-infinity` is no date in JavaScript.
  const visibleFrom = sql<string>`${articleSearch.visibleFrom}::text`;
  const rows = await orm.select({ ...getTableColumns(articleSearch), visibleFrom }).from(articleSearch);
  return rows.map((row) => ({ ...row, visibleFrom: sql`${row.visibleFrom}::timestamptz` }));
}

/** Inserts all rows in one transaction, with as few statements as the database accepts. */
async function insertAll(from: Database, to: Database): Promise<number> {
  const rows = await Promise.all(TABLES.map((table) => rowsOf(from, table)));
  return await durationOf(() =>
    to.orm.transaction(async (tx) => {
      for (const [at, table] of TABLES.entries()) {
        const all = rows[at] ?? [];
        for (let first = 0; first < all.length; first += ROWS_PER_STATEMENT)
          await tx.insert(table).values(all.slice(first, first + ROWS_PER_STATEMENT) as never);
      }
    }),
  );
}

async function encodeAll(imagesFolder: string): Promise<void> {
  const inTurn = pLimit(2);
  const names = (await readdir(delivery)).filter((name) => name.endsWith('.jpg'));
  await Promise.all(
    names.map((name) =>
      inTurn(async () => {
        const bytes = await readFile(join(delivery, name));
        await storePicture(imagesFolder, name, bytes, await readPictureSize(bytes, false));
      }),
    ),
  );
}

try {
  await writeDelivery();
  const [db, bare] = [await emptyDatabase('imported'), await emptyDatabase('bare')];
  // The first statement of a database costs more than any other, so it is made before.
  for (const one of [db, bare]) await one.orm.select().from(schema.articles);
  const pauses = monitorEventLoopDelay({ resolution: 5 });
  pauses.enable();
  const importMs = await durationOf(() => importAll(db, join(root, 'images')));
  pauses.disable();
  const insertsMs = await insertAll(db, bare);
  const picturesMs = await durationOf(() => encodeAll(join(root, 'bare-images')));
  const longestPauseMs = pauses.max / NS_IN_MS;
  process.stdout.write(JSON.stringify({ importMs, insertsMs, picturesMs, longestPauseMs }));
  await Promise.all([db.close(), bare.close()]);
} finally {
  await rm(root, { recursive: true, force: true });
}
