import { BRANDS, brandOf } from '#domain/brands/brand-by-host.ts';
import type { Clip } from '#domain/press-review/clip.ts';
import type { ClipPlacement } from '../db/press-clips.ts';

/** A clip, with the ids of its article and of the article's twins: articles with the same title and text. */
export type PlacedClip = { ids: readonly number[]; clip: Clip };

type TitleAndDay = Pick<ClipPlacement, 'newspaper' | 'date' | 'title'>;

/** Key of articles that may be twins: same paper, day and title. */
export const titleKey = ({ newspaper, date, title }: TitleAndDay): string => `${newspaper} ${date} ${title}`;

function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Ids of the articles that share their title with another one of the same paper and day. */
export function possibleTwins(placements: readonly ClipPlacement[]): number[] {
  return [...grouped(placements, titleKey).values()]
    .map((sameTitle) => [...new Set(sameTitle.map(({ id }) => id))])
    .filter((ids) => ids.length > 1)
    .flat();
}

/**
 * Combines placements into one clip for each article, whatever the number of its editions, and one for
 * articles that were delivered separately with the same title and text. PRS-01
 * @param hashes hashes of the texts of `possibleTwins`, by article id
 */
export function toClips(
  placements: readonly ClipPlacement[],
  hashes: ReadonlyMap<number, string>,
): PlacedClip[] {
  const keyOf = (placement: ClipPlacement) => {
    const hash = hashes.get(placement.id);
    return hash === undefined ? placement.id : `${titleKey(placement)} ${hash}`;
  };
  return [...grouped(placements, keyOf).values()].map(toClip);
}

function toClip(placements: ClipPlacement[]): PlacedClip {
  const [main, ...others] = placements.toSorted(byEdition);
  if (!main) throw new Error('a clip has no placement');
  const ids = [...new Set(placements.map(({ id }) => id))].sort((a, b) => a - b);
  const { newspaper, date, title, byline, page, section, edition } = main;
  const alsoIn = new Set(others.map((placement) => placement.edition.name));
  alsoIn.delete(edition.name);
  const clip = {
    id: ids[0] ?? main.id,
    newspaper,
    edition: edition.name,
    alsoIn: [...alsoIn],
    date,
    title,
    author: byline ?? '',
    page,
    section,
  };
  return { ids, clip };
}

/** The paper's main edition first, then the others in the paper's order. */
function byEdition(a: ClipPlacement, b: ClipPlacement): number {
  const { mainEdition } = brandOf(a.newspaper);
  const rank = ({ edition }: ClipPlacement) => (edition.slug === mainEdition ? -1 : edition.position);
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
