// Run by a test as a separate process that must not use the network (`confine.ts`): imports a delivery twice, first as a dry run, and reports the results.
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { connect } from '#server/base/db/connect.ts';
import { articles, images } from '#server/base/db/schema/content-schema.ts';
import { runImport } from '#server/operations/commands/run-import.ts';

const SAMPLE_MS = 10;
const MB = 1_000_000;
/** Enough of a body to check that it is clean. */
const BODY_SIGNS = 20_000;

const [delivery = '', dataFolder = '', answer = ''] = process.argv.slice(2);
const imagesFolder = join(dataFolder, 'images');
const { DATABASE_URL: url } = process.env;
const db = await connect(url ? { url } : { folder: join(dataFolder, 'database') });
const rss = () => process.memoryUsage().rss / MB;

// The embedded database runs in this process and takes half a gigabyte, which is subtracted; with PostgreSQL all memory
// counts.
const before = db.kind === 'embedded' ? rss() : 0;
let peak = rss();
const timer = setInterval(() => {
  peak = Math.max(peak, rss());
}, SAMPLE_MS);

async function run(dryRun: boolean) {
  const args = { paths: [delivery], brand: 'MG', media: [], dryRun };
  const now = () => new Date('2025-04-03T06:00:00Z');
  return await runImport(args, { db, imagesFolder, now, onEvent: () => undefined });
}

const dry = await run(true);
const afterDry = {
  articles: (await db.orm.select().from(articles)).length,
  images: (await db.orm.select().from(images)).length,
  files: await readdir(imagesFolder).catch(() => []),
};
const real = await run(false);
clearInterval(timer);
const rows = await db.orm
  .select({
    uri: articles.uri,
    title: articles.title,
    body: sql<string>`left(${articles.body}, ${BODY_SIGNS})`,
    access: articles.access,
  })
  .from(articles)
  .orderBy(asc(articles.id));
await writeFile(answer, JSON.stringify({ dry, afterDry, real, rows, memory: Math.round(peak - before) }));
await db.close();
