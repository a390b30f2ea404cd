import type { Sigla } from '#domain/brands/brand.ts';
import { SIGLAS } from '#domain/brands/paper-names.ts';
import type { Clip } from '#domain/press-review/clip.ts';
import type { ClipColumn, ClipOrder } from '#domain/press-review/clips-view.ts';
import type { ClipFilters } from '#domain/press-review/desk.ts';
import { clipFilter, type PreparedClip, prepareClip } from '#domain/press-review/match-clip.ts';
import { fold } from '#domain/text.ts';
import { mapInSlices, yieldToBrowser } from './map-in-slices.ts';

/**
 * A clip with the values for filtering and sorting, computed once, because thousands of clips are filtered at
 * every key press.
 */
export type ListedClip = PreparedClip & {
  /** Position in the server's list. */
  position: number;
  /** Rank of the clip in each column; equal values share a rank. */
  ranks: Readonly<Record<ClipColumn, number>>;
};

/** Clips without a page sort after all others. */
const NO_PAGE = 100_000;
/** Sort key of an empty author or section, so that it sorts last too. */
const AFTER_ALL_NAMES = '\uffff';

const paperRanks = new Map(SIGLAS.map((sigla, index) => [sigla, index]));

/** The sort key of each column. */
const SORT_KEYS = {
  edition: ({ clip }: PreparedClip) => fold(clip.edition),
  date: ({ clip }: PreparedClip) => clip.date,
  title: ({ clip }: PreparedClip) => fold(clip.title),
  author: ({ author }: PreparedClip) => author || AFTER_ALL_NAMES,
  section: ({ clip }: PreparedClip) => fold(clip.section) || AFTER_ALL_NAMES,
} as const;

/** Rank of each word in sorted order, because numbers compare faster than words. */
function rankWords(keys: readonly string[]): ReadonlyMap<string, number> {
  const sorted = [...new Set(keys)].sort((a, b) => (a < b ? -1 : 1));
  return new Map(sorted.map((word, rank) => [word, rank]));
}

async function rankClips(clips: readonly PreparedClip[], keyOf: (clip: PreparedClip) => string) {
  const keys = await mapInSlices(clips, keyOf);
  const ranks = rankWords(keys);
  await yieldToBrowser();
  return keys.map((word) => ranks.get(word) ?? 0);
}

/** Prepares clips for sorting, in slices: thousands in one task would block the reader's input. */
export async function prepareClips(clips: readonly Clip[]): Promise<ListedClip[]> {
  const prepared = await mapInSlices(clips, prepareClip);
  const ranks: Partial<Record<ClipColumn, readonly number[]>> = {};
  for (const [column, keyOf] of Object.entries(SORT_KEYS)) {
    ranks[column as keyof typeof SORT_KEYS] = await rankClips(prepared, keyOf);
  }
  const rankIn = (column: keyof typeof SORT_KEYS, index: number) => ranks[column]?.[index] ?? 0;
  return await mapInSlices(prepared, (preparedClip, position) => ({
    ...preparedClip,
    position,
    ranks: {
      id: preparedClip.clip.id,
      edition: rankIn('edition', position),
      date: rankIn('date', position),
      title: rankIn('title', position),
      author: rankIn('author', position),
      page: preparedClip.clip.page ?? NO_PAGE,
      newspaper: paperRanks.get(preparedClip.clip.newspaper) ?? 0,
      section: rankIn('section', position),
    },
  }));
}

const COLUMNS_WITH_BLANKS: ReadonlySet<ClipColumn> = new Set(['author', 'page', 'section']);

/**
 * Sorts clips by a column. Equal values keep the server's order, and blank values come last in both directions;
 * newspapers are in the server's order.
 */
export function sortClips(
  clips: readonly ListedClip[],
  { by, descending }: ClipOrder,
): readonly ListedClip[] {
  if (by === 'newspaper' && !descending) return clips;
  const sign = descending ? -1 : 1;
  const sorted = clips.toSorted(
    (one, other) => sign * (one.ranks[by] - other.ranks[by]) || one.position - other.position,
  );
  if (!descending || !COLUMNS_WITH_BLANKS.has(by)) return sorted;
  const isBlank = ({ clip }: ListedClip) => clip[by] === null || clip[by] === '';
  return [...sorted.filter((listedClip) => !isBlank(listedClip)), ...sorted.filter(isBlank)];
}

export type FilteredClips = {
  clips: readonly ListedClip[];
  /** Number of clips of each newspaper that match all filters except the one by newspaper. */
  counts: ReadonlyMap<Sigla, number>;
};

/** Clips that match the filters. */
export function filterClips(clips: readonly ListedClip[], filters: ClipFilters): FilteredClips {
  const matchesOtherFilters = clipFilter({ ...filters, newspapers: [] });
  const chosen = new Set(filters.newspapers);
  const counts = new Map<Sigla, number>();
  const matches = clips.filter((listedClip) => {
    if (!matchesOtherFilters(listedClip)) return false;
    const { newspaper } = listedClip.clip;
    counts.set(newspaper, (counts.get(newspaper) ?? 0) + 1);
    return chosen.size === 0 || chosen.has(newspaper);
  });
  return { clips: matches, counts };
}

export type FilterChoices = Record<'editions' | 'sections' | 'authors', readonly string[]>;

function sortNames(names: ReadonlySet<string>): string[] {
  const folded = [...names].filter(Boolean).map((name) => ({ name, key: fold(name) }));
  return folded.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ name }) => name);
}

/** Choices for the filters, in alphabetical order. */
export async function filterChoicesOf(clips: readonly Clip[]): Promise<FilterChoices> {
  const editions = new Set<string>();
  const sections = new Set<string>();
  const authors = new Set<string>();
  for (const { edition, alsoIn, section, author } of clips) {
    for (const name of [edition, ...alsoIn]) editions.add(name);
    sections.add(section);
    authors.add(author);
  }
  await yieldToBrowser();
  return { editions: sortNames(editions), sections: sortNames(sections), authors: sortNames(authors) };
}
