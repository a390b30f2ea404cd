import type { StoredArticle } from '../../db/articles.ts';
import type { StoredPlacement } from '../../db/placements.ts';
import type { DeliveredItem, Placement } from '../delivered-item.ts';
import { LAST_POSITION } from '../limit-item.ts';
import type { ReadItem } from '../read-items.ts';

/** Where and when a text was printed; the text that replaces it is printed in the same places. */
export type FormerPrinting = Pick<DeliveredItem, 'day' | 'placements'> & { publishedAt: string | null };

/** Whether a text states its own placement: one without print data is in the national edition without a page. */
const hasOwnPlacement = ({ placements }: Pick<DeliveredItem, 'placements'>) =>
  placements.length !== 1 || placements[0]?.page !== null || placements[0]?.editionName !== 'Nazionale';

const earlierOf = (a: string | null, b: string | null): string | null => {
  if (a === null || b === null) return a ?? b;
  return Date.parse(a) <= Date.parse(b) ? a : b;
};

/** Placements in a fixed order, so that an article with the same ones counts as unchanged. */
const inOrder = (placements: Placement[]): Placement[] =>
  placements.toSorted((a, b) => (a.editionName < b.editionName ? -1 : 1));

/** Where a stored article was printed on its latest day. Its sections are left out: the new text states its own. */
export function printingOfArticle(
  { publishedAt }: StoredArticle,
  storedPlacements: StoredPlacement[],
): FormerPrinting | null {
  const day = storedPlacements
    .map((placement) => placement.day)
    .sort()
    .at(-1);
  if (day === undefined) return null;
  const placements = storedPlacements
    .filter((placement) => placement.day === day)
    .map(({ editionName, page, position }) => ({
      editionName,
      page,
      position: position === LAST_POSITION ? null : position,
    }));
  return { day, placements: inOrder(placements), publishedAt: publishedAt.toISOString() };
}

/** Where an item of the same delivery is printed; null if it states no placement. */
export const printingOfItem = ({ delivered }: ReadItem): FormerPrinting | null =>
  delivered.placements.length === 0
    ? null
    : {
        day: delivered.day,
        placements: inOrder(delivered.placements),
        publishedAt: delivered.firstCreated ?? delivered.versionCreated,
      };

/**
 * Puts a text in the place of another: it gets the uri of the other, the earlier of both first dates and,
 * unless it states its own placement or is a withdrawal, the day and placements of the other.
 * @param supersedes whether it replaces the other text whatever their versions
 */
export function replaceText(
  item: ReadItem,
  { uri, former, supersedes }: { uri: string; former: FormerPrinting | null; supersedes: boolean },
): ReadItem {
  const firstCreated = earlierOf(
    former?.publishedAt ?? null,
    item.delivered.firstCreated ?? item.delivered.versionCreated,
  );
  const printData =
    former && item.delivered.status !== 'canceled' && !hasOwnPlacement(item.delivered)
      ? { day: former.day, placements: former.placements }
      : {};
  const changes = { uri, firstCreated, ...printData };
  return {
    ...item,
    delivered: { ...item.delivered, ...changes },
    stored: {
      async read() {
        const parsed = await item.stored.read();
        return {
          ...parsed,
          delivered: { ...parsed.delivered, ...changes },
          ...(supersedes && { supersedes }),
        };
      },
    },
  };
}
