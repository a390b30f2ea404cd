import type { KnownArticle } from '../../db/articles.ts';
import type { KnownPlacement } from '../../db/placements.ts';
import type { DeliveredItem, Placement } from '../delivered-item.ts';
import { NO_POSITION } from '../place-articles.ts';
import type { ReadItem } from '../read-items.ts';

/** Day, placements and time of a text, which the text that replaces it takes over. */
export type Place = Pick<DeliveredItem, 'day' | 'placements'> & { since: string | null };

/** Whether a text states its own placement: one without print data is in the national edition without a page. */
const saysPlace = ({ placements }: Pick<DeliveredItem, 'placements'>) =>
  placements.length !== 1 || placements[0]?.page !== null || placements[0]?.editionName !== 'Nazionale';

const earlier = (a: string | null, b: string | null): string | null => {
  if (a === null || b === null) return a ?? b;
  return Date.parse(a) <= Date.parse(b) ? a : b;
};

/** Placements in a fixed order, so that an article with the same ones counts as unchanged. */
const inOrder = (placements: Placement[]): Placement[] =>
  placements.toSorted((a, b) => (a.editionName < b.editionName ? -1 : 1));

/** The placements of an article on its latest day. Sections are not taken over. */
export function existingPlacement({ publishedAt }: KnownArticle, known: KnownPlacement[]): Place | null {
  const day = known
    .map((one) => one.day)
    .sort()
    .at(-1);
  if (day === undefined) return null;
  const placements = known
    .filter((one) => one.day === day)
    .map(({ editionName, page, position }) => ({
      editionName,
      page,
      position: position === NO_POSITION ? null : position,
    }));
  return { day, placements: inOrder(placements), since: publishedAt.toISOString() };
}

export const deliveredPlace = ({ delivered }: ReadItem): Place | null =>
  delivered.placements.length === 0
    ? null
    : {
        day: delivered.day,
        placements: inOrder(delivered.placements),
        since: delivered.firstCreated ?? delivered.versionCreated,
      };

/** Puts a text in the place of another: with its address, its hour, and its page unless the new text has one. */
export function replaceText(
  item: ReadItem,
  { uri, place, supersedes }: { uri: string; place: Place | null; supersedes: boolean },
): ReadItem {
  const firstCreated = earlier(
    place?.since ?? null,
    item.delivered.firstCreated ?? item.delivered.versionCreated,
  );
  const print =
    place && item.delivered.status !== 'canceled' && !saysPlace(item.delivered)
      ? { day: place.day, placements: place.placements }
      : {};
  const taken = { uri, firstCreated, ...print };
  return {
    ...item,
    delivered: { ...item.delivered, ...taken },
    shelved: {
      async take() {
        const parsed = await item.shelved.take();
        return { ...parsed, delivered: { ...parsed.delivered, ...taken }, ...(supersedes && { supersedes }) };
      },
    },
  };
}
