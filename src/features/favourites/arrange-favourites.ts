import type { Favourite } from '#device/tables/favourites.ts';
import { fold } from '#domain/text.ts';

/** By the time they were added or by the day of their issue, the latest first. */
export type FavouritesOrder = 'added' | 'published';

const wordsOf = (text: string) => fold(text).split(/\s+/).filter(Boolean);

function textOf({ article: { kicker, title, subtitle, byline, section } }: Favourite): string {
  return fold([kicker, title, subtitle, byline, section.name].filter(Boolean).join(' '));
}

/**
 * Favourites that contain every word, in the given order. `favourites` must be sorted by the time they were added, the
 * latest first. NWS-07
 */
export function arrangeFavourites(
  favourites: readonly Favourite[],
  { text, order }: { text: string; order: FavouritesOrder },
): Favourite[] {
  const words = wordsOf(text);
  const found = favourites.filter((favourite) => {
    const searchable = textOf(favourite);
    return words.every((word) => searchable.includes(word));
  });
  if (order === 'added') return found;
  return found.sort((one, other) => other.article.day.localeCompare(one.article.day));
}
