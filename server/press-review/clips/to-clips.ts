import { BRANDS, brandOf } from '#domain/brands/brand-by-host.ts';
import type { Clip } from '#domain/press-review/clip.ts';
import type { ClipPlace } from '../db/press-clips.ts';

/** An article with all its placements on a day, including those of its twins. */
export type PlacedClip = { ids: readonly number[]; clip: Clip };

type Keyed = Pick<ClipPlace, 'newspaper' | 'date' | 'title'>;

/** Key of articles that may be twins: same paper, day and title. */
export const titleKey = ({ newspaper, date, title }: Keyed): string => `${newspaper} ${date} ${title}`;

function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Articles that share their title with another one of the same paper and day. */
export function maybeTwins(places: readonly ClipPlace[]): number[] {
  return [...grouped(places, titleKey).values()]
    .map((some) => [...new Set(some.map(({ id }) => id))])
    .filter((ids) => ids.length > 1)
    .flat();
}

/**
 * Combines placements into one clip for each article, whatever the number of its editions, and one for articles that
 * were delivered separately with the same title and text. PRS-01
 * @param hashes of the texts of `maybeTwins`
 */
export function toClips(places: readonly ClipPlace[], hashes: ReadonlyMap<number, string>): PlacedClip[] {
  const keyOf = (place: ClipPlace) => {
    const hash = hashes.get(place.id);
    return hash === undefined ? place.id : `${titleKey(place)} ${hash}`;
  };
  return [...grouped(places, keyOf).values()].map(toClip);
}

function toClip(places: ClipPlace[]): PlacedClip {
  const [main, ...others] = places.toSorted(byEdition);
  if (!main) throw new Error('a clip stands nowhere');
  const ids = [...new Set(places.map(({ id }) => id))].sort((a, b) => a - b);
  const { newspaper, date, title, byline, page, section, edition } = main;
  const alsoIn = new Set(others.map((place) => place.edition.name));
  alsoIn.delete(edition.name);
  const clip = {
    ...{ id: ids[0] ?? main.id, newspaper, edition: edition.name, alsoIn: [...alsoIn], date, title },
    ...{ author: byline ?? '', page, section },
  };
  return { ids, clip };
}

/** The paper's main edition first, then the others in the paper's order. */
function byEdition(a: ClipPlace, b: ClipPlace): number {
  const { mainEdition } = brandOf(a.newspaper);
  const rank = ({ edition }: ClipPlace) => (edition.slug === mainEdition ? -1 : edition.position);
  return rank(a) - rank(b) || a.id - b.id;
}

const RANK = new Map(BRANDS.map(({ sigla }, rank) => [sigla, rank]));
const rankOf = ({ newspaper }: Clip) => RANK.get(newspaper) ?? RANK.size;
const pageOf = ({ page }: Clip) => page ?? Number.MAX_SAFE_INTEGER;

/** Sorts by newspaper, then by day with the latest first, then by page. PRS-01 */
export const byNewspaper = (a: Clip, b: Clip): number =>
  rankOf(a) - rankOf(b) ||
  Number(a.date < b.date) - Number(a.date > b.date) ||
  pageOf(a) - pageOf(b) ||
  a.id - b.id;
