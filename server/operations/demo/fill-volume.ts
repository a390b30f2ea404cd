import { createHash } from 'node:crypto';
import type { Brand, Sigla } from '#domain/brands/brand.ts';
import { addDays } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { slugify } from '#domain/text.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { writeDetails } from '#server/newsroom/db/article-details.ts';
import { nextArticleId, writeArticles } from '#server/newsroom/db/articles.ts';
import { ensureEdition } from '#server/newsroom/db/editions.ts';
import { ensureSections, ensureSignatures } from '#server/newsroom/db/ensure-named.ts';
import { lockForImport, notifyContentChanged } from '#server/newsroom/db/import-lock.ts';
import { findIssue, insertIssue } from '#server/newsroom/db/issues.ts';
import { writePlacements } from '#server/newsroom/db/placements.ts';
import { indexArticles } from '#server/newsroom/db/search/index-articles.ts';
import { editionsOf, NATIONAL } from './editions.ts';
import { readArticles } from './read-articles.ts';
import { DEMO_ISSUES } from './schedule.ts';
import {
  type Material,
  seededRandom,
  toMaterial,
  type VolumeArticle,
  volumeArticle,
} from './volume-article.ts';

const ARTICLES_PER_ISSUE = 100;
const PAGES_PER_ISSUE = 48;

type Options = {
  orm: Orm;
  brand: Brand;
  /** Number of issues to add, one a day backwards from the days of the demonstration. */
  issues: number;
  today: Day;
  onProgress?: (done: number) => void;
};

/**
 * Fills a paper with issues of generated articles, without pictures, for measuring. A day that already has an issue is
 * skipped, and a day gets the same articles whenever it is filled.
 * @returns the number of articles added
 */
export async function fillVolume({ orm, brand, issues, today, onProgress }: Options): Promise<number> {
  const material = toMaterial(await readArticles());
  let day = addDays(today, -DEMO_ISSUES);
  let added = 0;
  for (let done = 0; done < issues; day = addDays(day, -1)) {
    if (!(await orm.transaction((tx) => fillDay(tx, brand, day, material)))) continue;
    done += 1;
    added += ARTICLES_PER_ISSUE;
    onProgress?.(done);
  }
  await orm.transaction(notifyContentChanged);
  return added;
}

/** @returns false for a day that has an issue already */
async function fillDay(tx: Orm, brand: Brand, day: Day, material: Material): Promise<boolean> {
  await lockForImport(tx);
  const edition = await ensureEdition(tx, { brand: brand.sigla, ...editionOf(brand), day });
  if (await findIssue(tx, edition.id, day)) return false;
  const publishedAt = new Date(`${day}T05:00:00Z`);
  const issue = await insertIssue(tx, { editionId: edition.id, day, pages: PAGES_PER_ISSUE, publishedAt });
  await writeIssueArticles(tx, brand.sigla, issue.id, await makeIssueArticles(tx, brand, day, material));
  return true;
}

/** The national edition, which readers of all the others get too; Leggo has none, and uses its first one. */
function editionOf({ sigla, mainEdition }: Brand): { slug: string; name: string } {
  const editions = editionsOf(sigla);
  const national = editions.find((edition) => edition.slug === NATIONAL);
  const { slug, name } = national ?? editions[0] ?? { slug: mainEdition, name: mainEdition };
  return { slug, name };
}

type IssueArticle = VolumeArticle & { id: number; uri: string };

async function makeIssueArticles(
  tx: Orm,
  brand: Brand,
  day: Day,
  material: Material,
): Promise<IssueArticle[]> {
  const seed = createHash('sha256').update(`${brand.sigla} ${day}`).digest();
  const random = seededRandom(seed.readUInt32BE());
  const firstId = await nextArticleId(tx);
  return Array.from({ length: ARTICLES_PER_ISSUE }, (_, index) => ({
    ...volumeArticle(material, day, random),
    id: firstId + index,
    uri: `urn:edicola:volume:${brand.key}:${day}:${index}`,
  }));
}

async function writeIssueArticles(
  tx: Orm,
  sigla: Sigla,
  issueId: number,
  articles: IssueArticle[],
): Promise<void> {
  const sections = await ensureSections(
    tx,
    sigla,
    articles.map(({ section }) => section),
  );
  const authors = await ensureSignatures(
    tx,
    sigla,
    articles.map(({ author }) => ({ slug: slugify(author), name: author })),
  );
  await writeArticles(
    tx,
    articles.map(({ row, id, uri }) => ({
      ...row,
      id,
      uri,
      brand: sigla,
      sourceHash: createHash('sha256').update(uri).digest('hex'),
    })),
  );
  const added = articles.map(({ id, uri, author, row, subjects }) => ({
    articleId: id,
    raw: { format: 'volume', body: JSON.stringify({ uri }) },
    images: [],
    signatures: [authors.get(slugify(author)) ?? []]
      .flat()
      .map((signatureId) => ({ signatureId, position: 0 })),
    subjects: subjects.map((subject) => ({ ...subject, brand: sigla, publishedAt: row.publishedAt })),
  }));
  await writeDetails(tx, { added, updated: [] });
  await writePlacements(
    tx,
    articles.map(({ id, section }, index) => ({
      issueId,
      articleId: id,
      sectionId: sections.get(section.slug) ?? 0,
      page: 2 + (index % (PAGES_PER_ISSUE - 1)),
      position: 1 + Math.floor(index / (PAGES_PER_ISSUE - 1)),
    })),
  );
  await indexArticles(
    tx,
    articles.map(({ id }) => id),
  );
}
