import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, asc, eq, gt, like, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Sigla } from '#domain/brands/brand.ts';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import type { Day } from '#domain/newsstand.ts';
import {
  articles as articleTable,
  editions,
  images,
  issues,
  placements,
  signatures,
} from '#server/base/db/schema/content-schema.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { editionsOf, publicationDays } from './editions.ts';
import { readArticles } from './read-articles.ts';
import { seedDemo } from './seed-demo.ts';

const THURSDAY = new Date('2025-04-03T10:00:00Z');
const FRIDAY = new Date('2025-04-04T10:00:00Z');
const SUNDAY = new Date('2025-04-06T10:00:00Z');

/**
 * To save time, only one author with a portrait is kept, and articles are one line without a picture: encoding pictures
 * and sanitizing texts is slow.
 */
const articles = (await readArticles()).map(({ image: _image, caption: _caption, author, ...article }) => ({
  ...article,
  html: '<p>Testo.</p>',
  ...(author === 'Livia Santoro' && { author }),
}));

const database = testDatabase({ once: true });
let imagesFolder: string;

beforeAll(async () => {
  imagesFolder = await mkdtemp(join(tmpdir(), 'edicola-demo-'));
});
afterAll(() => rm(imagesFolder, { recursive: true, force: true }));

const seed = (now: Date) => seedDemo({ db: database(), imagesFolder, now, articles });

const issuesOf = async (brand: Sigla) =>
  await database()
    .orm.select({
      id: issues.id,
      edition: editions.slug,
      day: issues.day,
      version: issues.version,
      pages: issues.pages,
    })
    .from(issues)
    .innerJoin(editions, eq(editions.id, issues.editionId))
    .where(eq(editions.brand, brand))
    .orderBy(asc(issues.id));

const daysOf = (rows: { day: Day }[]) => [...new Set(rows.map(({ day }) => day))].sort().toReversed();

async function checkPaper({ sigla }: (typeof BRANDS)[number]) {
  const rows = await issuesOf(sigla);
  expect(daysOf(rows)).toEqual(publicationDays('2025-04-03', 7));
  for (const { slug, startsAfter, endsAfter } of editionsOf(sigla)) {
    const count = rows.filter(({ edition }) => edition === slug).length;
    if (startsAfter === undefined && endsAfter === undefined) expect(count).toBe(7);
  }
  expect(new Set(rows.map(({ pages }) => pages))).toEqual(new Set([sigla === 'LG' ? 24 : 48]));
  // Expected version of an issue: 2 if one of its articles was withdrawn.
  expect(new Set(rows.map(({ version }) => version))).toEqual(new Set([1, 2]));
  const known = await database()
    .orm.select()
    .from(editions)
    .where(eq(editions.brand, sigla))
    .orderBy(editions.position);
  expect(known.map(({ slug, name }) => [slug, name])).toEqual(
    editionsOf(sigla).map(({ slug, name }) => [slug, name]),
  );
}

/** A first start is slow, so the tests share it; each removes what it adds. */
describe('after a first start', () => {
  beforeAll(() => seed(THURSDAY));
  afterEach(async () => {
    const { orm } = database();
    await orm.delete(issues).where(gt(issues.day, '2025-04-03'));
    await orm.delete(articleTable).where(sql`right(${articleTable.uri}, 10) > '2025-04-03'`);
  });

  test('the last seven issues of every edition are printed, with portraits, and the next run has nothing to do', async () => {
    for (const brand of BRANDS) await checkPaper(brand);
    const ended = (await issuesOf('CA')).filter(({ edition }) => edition === 'jesi');
    expect(daysOf(ended)).toEqual(['2025-03-31', '2025-03-30', '2025-03-29', '2025-03-28']);
    const started = (await issuesOf('EM')).filter(({ edition }) => edition === 'penisola-sorrentina');
    expect(daysOf(started)).toEqual(['2025-04-03']);
    const portraits = await database()
      .orm.select({ name: signatures.name, widths: images.widths })
      .from(signatures)
      .innerJoin(images, eq(images.hash, signatures.imageHash));
    expect(portraits.map(({ name }) => name)).toEqual(BRANDS.map(() => 'Livia Santoro'));
    const takenBack = await database()
      .orm.select({ brand: articleTable.brand })
      .from(articleTable)
      .where(eq(articleTable.status, 'canceled'));
    expect(takenBack.map(({ brand }) => brand).sort()).toEqual(BRANDS.map(({ sigla }) => sigla).sort());
    expect(await seed(THURSDAY)).toBe(0);
  });

  test('a day that was interrupted is completed, the others stay as they are', async () => {
    const before = await issuesOf('QP');
    const cut = before.find(({ edition, day }) => edition === 'lecce' && day === '2025-04-01');
    if (!cut) throw new Error('no issue of Lecce');
    const printed = async (id: number) =>
      await database()
        .orm.select({ id: placements.articleId, page: placements.page })
        .from(placements)
        .where(eq(placements.issueId, id))
        .orderBy(asc(placements.articleId));
    const whole = await printed(cut.id);
    await database().orm.delete(issues).where(eq(issues.id, cut.id));
    expect(await seed(THURSDAY)).toBe(1);
    const after = await issuesOf('QP');
    const again = after.find(({ edition, day }) => edition === 'lecce' && day === '2025-04-01');
    expect(await printed(again?.id ?? 0)).toEqual(whole);
    expect(after.filter((row) => row !== again)).toEqual(before.filter((row) => row !== cut));
  });

  test('on a later day only the new issues are added', async () => {
    const before = await issuesOf('MG');
    expect(await seed(FRIDAY)).toBe(BRANDS.length);
    const after = await issuesOf('MG');
    expect(after.slice(0, before.length)).toEqual(before);
    expect(daysOf(after.slice(before.length))).toEqual(['2025-04-04']);
    const fresh = await database()
      .orm.select({ uri: articleTable.uri })
      .from(articleTable)
      .where(and(eq(articleTable.brand, 'MG'), like(articleTable.uri, '%:2025-04-04')));
    const slugs = new Set(fresh.map(({ uri }) => uri.split(':')[4]));
    expect(new Set(articles.filter(({ slug }) => slugs.has(slug)).map(({ day }) => day))).toEqual(
      new Set([6]),
    );
    expect(await seed(SUNDAY)).toBe(2 * BRANDS.length);
    expect(daysOf(await issuesOf('MG'))[0]).toBe('2025-04-06');
  });

  test('NWS-01 articles of a day that was printed at night are corrected and withdrawn during the day', async () => {
    const [first, second] = articles.filter(({ day, slug }) => day === 6 && slug.startsWith('ne-'));
    const changing = articles.map((article) => {
      if (article === first) return { ...article, withdrawn: { after: 240 } };
      return article === second ? { ...article, corrected: { after: 150, note: 'Erano tre.' } } : article;
    });
    const seedAt = (time: string) =>
      seedDemo({ db: database(), imagesFolder, now: new Date(time), articles: changing });
    const versions = async () => {
      const rows = await database()
        .orm.select({ uri: articleTable.uri, version: articleTable.version, status: articleTable.status })
        .from(articleTable)
        .where(and(eq(articleTable.brand, 'MG'), like(articleTable.uri, '%:2025-04-04')));
      const changed = rows.filter(({ version }) => version !== '1');
      return Object.fromEntries(
        changed.map(({ uri, version, status }) => [uri.split(':')[4], [version, status]]),
      );
    };
    // Five past midnight in Rome.
    expect(await seedAt('2025-04-03T22:05:00Z')).toBe(BRANDS.length);
    expect(await versions()).toEqual({});
    expect(await seedAt('2025-04-04T12:00:00Z')).toBe(BRANDS.length);
    expect(await versions()).toEqual({
      [first?.slug ?? '']: ['9', 'canceled'],
      [second?.slug ?? '']: ['2', 'usable'],
    });
    // The correction does not change when it was published.
    const [corrected] = await database()
      .orm.select({ at: articleTable.publishedAt })
      .from(articleTable)
      .where(and(eq(articleTable.brand, 'MG'), like(articleTable.uri, `%:${second?.slug}:2025-04-04`)));
    expect(corrected?.at.toISOString()).toBe('2025-04-03T22:05:00.000Z');
    expect(await seedAt('2025-04-04T12:10:00Z')).toBe(0);
  });

  test('a stop takes effect between two days', async () => {
    const stop = new AbortController();
    const options = { db: database(), imagesFolder, now: SUNDAY, articles, signal: stop.signal };
    expect(await seedDemo({ ...options, onProgress: ({ done }) => done === 2 && stop.abort() })).toBe(2);
    expect(daysOf(await issuesOf('MG'))[0]).toBe('2025-04-06');
    expect(daysOf(await issuesOf('GZ'))[0]).toBe('2025-04-03');
  });
});
