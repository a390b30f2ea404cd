import type { Sigla } from '#domain/brands/brand.ts';
import { SIGLAS } from '#domain/brands/paper-names.ts';
import type { Clip } from '#domain/press-review/clip.ts';
import type { ClipColumn, ClipOrder } from '#domain/press-review/clips-view.ts';
import type { ClipFilters } from '#domain/press-review/desk.ts';
import { clipFilter, type PreparedClip, prepareClip } from '#domain/press-review/match-clip.ts';
import { fold } from '#domain/text.ts';
import { breathe, mapInSlices } from './in-slices.ts';

/**
 * A clip with the values for filtering and sorting, computed once because thousands of clips are filtered at every key.
 */
export type ListedClip = PreparedClip & {
  /** Position in the server's list. */
  place: number;
  /** Rank of the clip in each column; equal values share a rank. */
  ranks: Readonly<Record<ClipColumn, number>>;
};

/** Clips without a page sort after all others. */
const NO_PAGE = 100_000;
/** Clips without an author or section sort last too. */
const LAST = '\uffff';

const placeOf = new Map(SIGLAS.map((sigla, at) => [sigla, at]));

/** The sort key of each column. */
const WORDS = {
  edition: ({ clip }: PreparedClip) => fold(clip.edition),
  date: ({ clip }: PreparedClip) => clip.date,
  title: ({ clip }: PreparedClip) => fold(clip.title),
  author: ({ author }: PreparedClip) => author || LAST,
  section: ({ clip }: PreparedClip) => fold(clip.section) || LAST,
} as const;

/** Rank of each word in sorted order, because numbers compare faster than words. */
function ranksOf(words: readonly string[]): ReadonlyMap<string, number> {
  const sorted = [...new Set(words)].sort((a, b) => (a < b ? -1 : 1));
  return new Map(sorted.map((word, at) => [word, at]));
}

async function rankBy(clips: readonly PreparedClip[], wordOf: (clip: PreparedClip) => string) {
  const words = await mapInSlices(clips, wordOf);
  const ranks = ranksOf(words);
  await breathe();
  return words.map((word) => ranks.get(word) ?? 0);
}

/** Prepares clips for sorting, in slices: thousands in one task would block the reader's input. */
export async function prepareClips(clips: readonly Clip[]): Promise<ListedClip[]> {
  const prepared = await mapInSlices(clips, prepareClip);
  const ranks: Partial<Record<ClipColumn, readonly number[]>> = {};
  for (const [column, wordOf] of Object.entries(WORDS)) {
    ranks[column as keyof typeof WORDS] = await rankBy(prepared, wordOf);
  }
  const rankIn = (column: keyof typeof WORDS, at: number) => ranks[column]?.[at] ?? 0;
  return await mapInSlices(prepared, (one, place) => ({
    ...one,
    place,
    ranks: {
      id: one.clip.id,
      edition: rankIn('edition', place),
      date: rankIn('date', place),
      title: rankIn('title', place),
      author: rankIn('author', place),
      page: one.clip.page ?? NO_PAGE,
      newspaper: placeOf.get(one.clip.newspaper) ?? 0,
      section: rankIn('section', place),
    },
  }));
}

const MAY_BE_BLANK: ReadonlySet<ClipColumn> = new Set(['author', 'page', 'section']);

/**
 * Sorts clips by a column. Equal values keep the server's order, and blank values come last in both directions;
 * newspapers are in the server's order.
 */
export function sortClips(clips: readonly ListedClip[], { by, down }: ClipOrder): readonly ListedClip[] {
  if (by === 'newspaper' && !down) return clips;
  const sign = down ? -1 : 1;
  const sorted = clips.toSorted(
    (one, other) => sign * (one.ranks[by] - other.ranks[by]) || one.place - other.place,
  );
  if (!down || !MAY_BE_BLANK.has(by)) return sorted;
  const isBlank = ({ clip }: ListedClip) => clip[by] === null || clip[by] === '';
  return [...sorted.filter((one) => !isBlank(one)), ...sorted.filter(isBlank)];
}

export type Found = {
  clips: readonly ListedClip[];
  /** Number of matching clips of each newspaper, whichever newspapers are chosen. */
  counts: ReadonlyMap<Sigla, number>;
};

/** Clips that match the filters. */
export function filterClips(clips: readonly ListedClip[], filters: ClipFilters): Found {
  const ofAnyPaper = clipFilter({ ...filters, newspapers: [] });
  const chosen = new Set(filters.newspapers);
  const counts = new Map<Sigla, number>();
  const left = clips.filter((one) => {
    if (!ofAnyPaper(one)) return false;
    const { newspaper } = one.clip;
    counts.set(newspaper, (counts.get(newspaper) ?? 0) + 1);
    return chosen.size === 0 || chosen.has(newspaper);
  });
  return { clips: left, counts };
}

export type Choices = Record<'editions' | 'sections' | 'authors', readonly string[]>;

function inOrder(names: ReadonlySet<string>): string[] {
  const folded = [...names].filter(Boolean).map((name) => ({ name, key: fold(name) }));
  return folded.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ name }) => name);
}

/** Choices for the filters, in alphabetical order. */
export async function choicesIn(clips: readonly Clip[]): Promise<Choices> {
  const editions = new Set<string>();
  const sections = new Set<string>();
  const authors = new Set<string>();
  for (const { edition, alsoIn, section, author } of clips) {
    for (const name of [edition, ...alsoIn]) editions.add(name);
    sections.add(section);
    authors.add(author);
  }
  await breathe();
  return { editions: inOrder(editions), sections: inOrder(sections), authors: inOrder(authors) };
}
