import type { Brand } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { EditionRow } from '#server/newsroom/db/editions.ts';
import { addMissingEditions, editionsOfBrand, placedSince } from '../db/demo-content.ts';
import type { DemoArticle } from './demo-article.ts';
import { type DemoDelivery, placementKey, placementKeys, planDelivery } from './demo-delivery.ts';
import { editionsOf, publicationDays, validity } from './editions.ts';
import { DEMO_ISSUES, demoSchedule } from './schedule.ts';
import { demoUriPrefix, readDemoUri } from './to-ninjs.ts';

/** Deliveries that a paper still lacks among its last issues, newest day first. Adds missing editions. */
export async function pendingDeliveries(
  orm: Orm,
  brand: Brand,
  articles: readonly DemoArticle[],
  today: Day,
): Promise<DemoDelivery[]> {
  const { sigla } = brand;
  await addMissingEditions(orm, editionRows(brand, today));
  const rowsBySlug = new Map((await editionsOfBrand(orm, sigla)).map((row) => [row.slug, row]));
  const since = publicationDays(today, DEMO_ISSUES).at(-1) ?? today;
  const placed = await placedSince(orm, sigla, demoUriPrefix(brand), since);
  const existing = new Set(placed.map(({ uri, edition }) => placementKey(uri, edition)));
  return demoSchedule(today, articleDayFinder(placed, articles))
    .map(({ day, articleDay }) => {
      const editions = editionsOf(sigla).filter(({ slug }) => isPrinted(rowsBySlug.get(slug), day));
      const dayArticles = articles.filter((article) => article.day === articleDay);
      return planDelivery(brand, day, dayArticles, editions);
    })
    .filter((delivery) => placementKeys(brand, delivery).some((key) => !existing.has(key)));
}

const editionRows = ({ sigla }: Brand, today: Day) =>
  editionsOf(sigla).map((edition, position) => ({
    brand: sigla,
    slug: edition.slug,
    name: edition.name,
    position,
    ...validity(edition, today),
  }));

const isPrinted = (row: EditionRow | undefined, day: Day) =>
  row !== undefined && row.validFrom <= day && (row.validTo === null || row.validTo >= day);

/** Finds which of the seven days of articles a day was printed from, by any of its articles. */
function articleDayFinder(placed: { uri: string }[], articles: readonly DemoArticle[]) {
  const dayOfSlug = new Map(articles.map(({ slug, day }) => [slug, day]));
  const articleDays = new Map<Day, number>();
  for (const { uri } of placed) {
    const parsed = readDemoUri(uri);
    const articleDay = parsed && dayOfSlug.get(parsed.slug);
    if (parsed && articleDay !== null && articleDay !== undefined) articleDays.set(parsed.day, articleDay);
  }
  return (day: Day) => articleDays.get(day);
}
