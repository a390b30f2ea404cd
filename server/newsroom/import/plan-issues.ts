import type { Day } from '#domain/newsstand.ts';
import { slugify } from '#domain/text.ts';
import type { DeliveredItem, Placement } from './delivered-item.ts';

/** The slug of an edition whose name has no letter or digit. */
const NAMELESS_SLUG = 'edizione';

export const editionSlug = ({ editionName }: Pick<Placement, 'editionName'>): string =>
  slugify(editionName) || NAMELESS_SLUG;

/** The key of an issue within a brand. */
export const issueKey = (day: Day, edition: string): string => `${day} ${edition}`;

/** The keys of the issues that an item is placed in. */
export const issueKeysOf = ({ day, placements }: Pick<DeliveredItem, 'day' | 'placements'>): Set<string> =>
  new Set(placements.map((placement) => issueKey(day, editionSlug(placement))));

export type PlannedEntry<T> = { item: T; page: number | null; position: number | null };

export type PlannedIssue<T> = {
  day: Day;
  edition: { slug: string; name: string };
  entries: PlannedEntry<T>[];
};

const LAST = Number.MAX_SAFE_INTEGER;

type PlannableItem = { delivered: Pick<DeliveredItem, 'uri' | 'day' | 'placements'> };

function inPrintOrder<T extends PlannableItem>(a: PlannedEntry<T>, b: PlannedEntry<T>): number {
  return (
    (a.page ?? LAST) - (b.page ?? LAST) ||
    (a.position ?? LAST) - (b.position ?? LAST) ||
    (a.item.delivered.uri < b.item.delivered.uri ? -1 : 1)
  );
}

/**
 * Groups items by issue, in an order that does not depend on the files: by day, edition, page, position, uri.
 * Article ids are assigned in this order, so an interrupted import continues with the same ids as an
 * uninterrupted one.
 */
export function planIssues<T extends PlannableItem>(items: T[]): PlannedIssue<T>[] {
  const issues = new Map<string, PlannedIssue<T>>();
  for (const item of items) {
    const { day, placements } = item.delivered;
    const seen = new Set<string>();
    for (const placement of placements) {
      const slug = editionSlug(placement);
      if (seen.has(slug)) continue;
      seen.add(slug);
      const key = issueKey(day, slug);
      const issue = issues.get(key) ?? { day, edition: { slug, name: placement.editionName }, entries: [] };
      issue.entries.push({ item, page: placement.page, position: placement.position });
      issues.set(key, issue);
    }
  }
  const keys = [...issues.keys()].sort();
  return keys
    .flatMap((key) => issues.get(key) ?? [])
    .map((issue) => ({
      ...issue,
      entries: issue.entries.toSorted(inPrintOrder),
    }));
}
