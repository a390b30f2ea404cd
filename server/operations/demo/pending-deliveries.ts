import type { Brand } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { EditionRow } from '#server/newsroom/db/editions.ts';
import { addMissingEditions, editionsOfBrand, placedSince } from '../db/demo-content.ts';
import type { DemoArticle } from './demo-article.ts';
import { type DemoDelivery, placementKey, placementKeys, planDelivery } from './demo-delivery.ts';
import { editionsOf, publicationDays, validity } from './editions.ts';
import type { Placement } from './plan-issue.ts';
import { DEMO_ISSUES, demoSchedule } from './schedule.ts';
import { demoUri, demoUriPrefix, hasDueChange, readDemoUri } from './to-ninjs.ts';

/**
 * Deliveries that a paper still lacks among its last issues, newest day first: whole days, or the articles of a day
 * that have been corrected or withdrawn since it was printed. Adds missing editions.
 */
export async function pendingDeliveries(
  orm: Orm,
  brand: Brand,
  articles: readonly DemoArticle[],
  now: Date,
): Promise<DemoDelivery[]> {
  const { sigla } = brand;
  const today = dayAt(now);
  await addMissingEditions(orm, editionRows(brand, today));
  const rowsBySlug = new Map((await editionsOfBrand(orm, sigla)).map((row) => [row.slug, row]));
  const since = publicationDays(today, DEMO_ISSUES).at(-1) ?? today;
  const placed = await placedSince(orm, sigla, demoUriPrefix(brand), since);
  const existing = new Set(placed.map(({ uri, edition }) => placementKey(uri, edition)));
  const storedByUri = new Map(placed.map((row) => [row.uri, row]));
  const published = new Map(placed.map(({ uri, publishedAt }) => [uri, publishedAt]));
  const isChanged = (day: Day) => (placement: Placement) => {
    const stored = storedByUri.get(demoUri(brand, placement.article.slug, day));
    return stored !== undefined && hasDueChange(placement, brand, { day, stored, now });
  };
  return demoSchedule(today, articleDayFinder(placed, articles))
    .map(({ day, articleDay }) => {
      const editions = editionsOf(sigla).filter(({ slug }) => isPrinted(rowsBySlug.get(slug), day));
      const dayArticles = articles.filter((article) => article.day === articleDay);
      return planDelivery(brand, day, dayArticles, editions);
    })
    .map(({ day, placements }) => {
      const isWhole = placementKeys(brand, { day, placements }).every((key) => existing.has(key));
      return { day, placements: isWhole ? placements.filter(isChanged(day)) : placements, published };
    })
    .filter(({ placements }) => placements.length > 0);
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
