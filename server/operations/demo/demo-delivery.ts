import type { Brand } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { SourceItem } from '#server/newsroom/import/source-item.ts';
import type { DemoArticle } from './demo-article.ts';
import { type DemoEdition, editionsOf } from './editions.ts';
import { type Placement, planIssue } from './plan-issue.ts';
import { demoUri, toNinjs, toWithdrawal } from './to-ninjs.ts';

/** All editions of a paper on one day, as a delivery of its newsroom. */
export type DemoDelivery = { day: Day; placements: Placement[]; published: PublishedTimes };

/** When the articles that are stored already were published, by uri. */
export type PublishedTimes = ReadonlyMap<string, Date>;

/** Plans a paper's delivery on a day from the articles of one of the seven days. */
export function planDelivery(
  brand: Brand,
  day: Day,
  articles: readonly DemoArticle[],
  editions: readonly DemoEdition[],
): DemoDelivery {
  return { day, placements: planIssue(brand.sigla, articles, editions, editionsOf), published: new Map() };
}

/** Identifies an article in an edition, to check whether a day is complete. */
export const placementKey = (uri: string, edition: string) => `${uri} ${edition}`;

export const placementKeys = (
  brand: Brand,
  { day, placements }: Pick<DemoDelivery, 'day' | 'placements'>,
): string[] =>
  placements.flatMap(({ article, editions }) =>
    editions.map(({ slug }) => placementKey(demoUri(brand, article.slug, day), slug)),
  );

/** The delivery's files; pictures are read from `picturesFolder`. */
export const toSourceItems = (
  brand: Brand,
  { day, placements, published }: DemoDelivery,
  picturesFolder: string,
  now: Date,
): SourceItem[] =>
  placements.map((placement) => ({
    name: `demo/${brand.key}/${day}/${placement.article.slug}.json`,
    folder: picturesFolder,
    read: async () =>
      encode(toNinjs(placement, brand, day, now, published.get(demoUri(brand, placement.article.slug, day)))),
  }));

/**
 * Withdrawals of the articles that the newsroom has taken back since. The articles are imported before them, so that
 * the address of a withdrawn article answers that it was withdrawn.
 */
export const toWithdrawals = (brand: Brand, { day, placements }: DemoDelivery, now: Date): SourceItem[] =>
  placements.flatMap((placement) => {
    const item = toWithdrawal(placement, brand, day, now);
    const name = `demo/${brand.key}/${day}/${placement.article.slug}.ritiro.json`;
    return item ? [{ name, folder: null, read: async () => encode(item) }] : [];
  });

const encode = (item: unknown) => new TextEncoder().encode(JSON.stringify(item));
