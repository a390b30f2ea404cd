import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Orm } from '#server/base/db/connect.ts';
import * as schema from '#server/base/db/schema/content-schema.ts';
import { articleSearch, searchWords } from '#server/base/db/schema/search-schema.ts';
import { writeNinjsDelivery } from '#tests/support/ninjs-delivery.ts';
import { SAMPLE_DATA } from '#tests/support/sample-data.ts';

const KILLS = 10;
/** Seed of the random instants at which imports are killed, within the time that a whole import takes. */
const SEED = Number(process.env.SEED ?? Date.now() % 100_000);
const COMMAND = fileURLToPath(new URL('../../server/operations/commands/import.ts', import.meta.url));

let root: string;
let delivery: string;
let media: string[];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'edicola-killed-'));
  delivery = join(root, 'delivery');
  if (SAMPLE_DATA) {
    await cp(join(SAMPLE_DATA, 'ninjs'), delivery, { recursive: true });
    media = ['--media', `https://media.edicola.test=${SAMPLE_DATA}`];
  } else {
    await writeNinjsDelivery(delivery, 200);
    media = [];
  }
});

afterAll(() => rm(root, { recursive: true, force: true }));

function start(dataFolder: string): ChildProcess {
  const { DATABASE_URL: _elsewhere, ...env } = process.env;
  const args = [COMMAND, delivery, '--brand', 'MG', ...media];
  return spawn(process.execPath, args, {
    env: { ...env, DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function finish(child: ChildProcess): Promise<string> {
  const said: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => said.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(0);
  return Buffer.concat(said).toString().trim();
}

/** The same seed gives the same numbers. */
function* random(seed: number): Generator<number> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** Columns that depend only on the delivery: all but the time of arrival, which is when the import ran. */
const { arrivedAt, ...DELIVERED } = getTableColumns(schema.articles);

/**
 * Everything a reader could see, by name instead of serial number: serial numbers may have gaps, articles' ids may not.
 */
async function contents(orm: Orm) {
  const { articles, articleImages, articleSubjects, articleSignatures, editions, images, issues } = schema;
  const { placements, rawItems, sections, signatures, specials } = schema;
  const { articleId, brand, day, publishedAt, words, document } = articleSearch;
  // Often `-infinity`, which is no JavaScript date.
  const visibleFrom = sql<string>`${articleSearch.visibleFrom}::text`;
  return {
    articles: await orm.select(DELIVERED).from(articles).orderBy(asc(articles.id)),
    raw: await orm.select().from(rawItems).orderBy(asc(rawItems.articleId)),
    images: await orm.select().from(images).orderBy(asc(images.hash)),
    articleImages: await orm
      .select()
      .from(articleImages)
      .orderBy(asc(articleImages.articleId), asc(articleImages.position)),
    subjects: await orm
      .select()
      .from(articleSubjects)
      .orderBy(asc(articleSubjects.articleId), asc(articleSubjects.position)),
    signatures: await orm
      .select({
        article: articleSignatures.articleId,
        slug: signatures.slug,
        position: articleSignatures.position,
      })
      .from(articleSignatures)
      .innerJoin(signatures, eq(signatures.id, articleSignatures.signatureId))
      .orderBy(asc(articleSignatures.articleId), asc(articleSignatures.position)),
    editions: await orm
      .select({
        slug: editions.slug,
        name: editions.name,
        position: editions.position,
        from: editions.validFrom,
      })
      .from(editions)
      .orderBy(asc(editions.position)),
    issues: await orm
      .select({
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
    placements: await orm
      .select({
        article: placements.articleId,
        edition: editions.slug,
        day: issues.day,
        section: sections.slug,
        page: placements.page,
        position: placements.position,
      })
      .from(placements)
      .innerJoin(sections, eq(sections.id, placements.sectionId))
      .innerJoin(issues, eq(issues.id, placements.issueId))
      .innerJoin(editions, eq(editions.id, issues.editionId))
      .orderBy(asc(placements.articleId), asc(editions.slug)),
    specials: await orm
      .select({ brand: specials.brand, slug: specials.slug, name: specials.name })
      .from(specials)
      .orderBy(asc(specials.brand), asc(specials.slug)),
    // Word frequencies are left out, as statistics of the moment at which they were computed.
    search: await orm
      .select({ articleId, brand, day, visibleFrom, publishedAt, words, document })
      .from(articleSearch)
      .orderBy(asc(articleId)),
    searchWords: await orm.select().from(searchWords).orderBy(asc(searchWords.brand), asc(searchWords.word)),
  };
}

async function inDatabase<Found>(dataFolder: string, look: (orm: Orm) => Promise<Found>): Promise<Found> {
  const db = await connect({ folder: join(dataFolder, 'database') });
  try {
    return await look(db.orm);
  } finally {
    await db.close();
  }
}

async function state(dataFolder: string) {
  const files = await readdir(join(dataFolder, 'images'), { recursive: true });
  return { ...(await inDatabase(dataFolder, contents)), files: files.sort() };
}

/** The time of arrival of each article. */
const arrivals = (dataFolder: string) =>
  inDatabase(dataFolder, (orm) =>
    orm.select({ id: DELIVERED.id, arrivedAt }).from(schema.articles).orderBy(asc(DELIVERED.id)),
  );

test(`killed ${KILLS} times and run again, an import ends in the state of a whole one (seed ${SEED})`, async () => {
  const clean = join(root, 'clean');
  const before = Date.now();
  expect(await finish(start(clean))).toMatch(/^imported \d+, updated 0, unchanged 0, rejected 0$/);
  const wholeMs = Date.now() - before;
  const killed = join(root, 'killed');
  const numbers = random(SEED);
  let cut = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = start(killed);
    const ended = once(child, 'close');
    const timer = setTimeout(() => child.kill('SIGKILL'), (numbers.next().value ?? 0) * wholeMs);
    const [, signal] = (await ended) as [number | null, string | null];
    clearTimeout(timer);
    if (signal === 'SIGKILL') cut += 1;
  }
  expect(cut).toBeGreaterThan(0);
  await finish(start(killed));
  const arrived = await arrivals(killed);
  const after = Date.now();
  expect(await finish(start(killed))).toMatch(/^imported 0, updated 0, unchanged \d+, rejected 0$/);
  expect(await state(killed)).toEqual(await state(clean));
  // Every article, also of a repeated delivery, arrived while the imports ran.
  expect(await arrivals(killed)).toEqual(arrived);
  const isBetween = ({ arrivedAt: at }: (typeof arrived)[number]) =>
    at !== null && at.getTime() >= before && at.getTime() <= after;
  expect([...arrived, ...(await arrivals(clean))].filter((one) => !isBetween(one))).toEqual([]);
});

test('every picture file is complete', async () => {
  const folder = join(root, 'clean', 'images');
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(?:avif|webp)$/.test(name)) continue;
    await expect(sharp(join(folder, name)).stats()).resolves.toBeDefined();
  }
});
