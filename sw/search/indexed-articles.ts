import type { ArticleSummary, Day, Edition } from '#domain/newsstand.ts';
import type { FoldedArticle, FoldedIssue } from './folded-issue.ts';
import { type WordStarts, wordStarts } from './word-starts.ts';

/** An article's placement in one of the downloaded issues. */
export type Placement = { summary: ArticleSummary; edition: Edition };
export type NamedSlug = { slug: string; name: string };

/** An article of the downloaded issues, listed once even if several issues contain it. */
export type IndexedArticle = Omit<FoldedArticle, 'summary'> & {
  id: number;
  starts: WordStarts;
  /** Owner of the cache that holds its text. */
  owner: string;
  /** Day of its first publication in print, as in the archive. */
  day: Day;
  /** Sorted by day, newest first. */
  placements: Placement[];
  sections: NamedSlug[];
  editions: NamedSlug[];
};

/**
 * All searchable articles. For an article in several issues the text in the first one counts, and among its
 * placements on one day the first one.
 */
export function indexedArticles(issues: FoldedIssue[]): IndexedArticle[] {
  const found = new Map<number, FoldedArticle & { owner: string; placements: Placement[] }>();
  for (const { owner, edition, articles } of issues) {
    for (const article of articles) {
      const { summary } = article;
      const indexed = found.get(summary.id);
      if (indexed) indexed.placements.push({ summary, edition });
      else found.set(summary.id, { ...article, owner, placements: [{ summary, edition }] });
    }
  }
  return [...found].map(([id, { summary: _, placements, ...folded }]) => ({
    ...folded,
    id,
    starts: wordStarts(folded.words),
    ...publicationOf(placements),
  }));
}

function publicationOf(
  placements: Placement[],
): Pick<IndexedArticle, 'day' | 'placements' | 'sections' | 'editions'> {
  placements.sort((a, b) => (a.summary.day < b.summary.day ? 1 : a.summary.day > b.summary.day ? -1 : 0));
  return {
    placements,
    day: placements.at(-1)?.summary.day ?? '',
    sections: distinct(placements.map(({ summary }) => summary.section)),
    editions: distinct(placements.map(({ edition }) => edition)),
  };
}

const distinct = (names: NamedSlug[]): NamedSlug[] =>
  names.length < 2 ? names : [...new Map(names.map((named) => [named.slug, named])).values()];

/** Placement under which a result is shown: in one of the requested editions, if the article is in one. */
export const placementIn = ({ placements }: IndexedArticle, editions: string[]): Placement | undefined =>
  placements.find(({ edition }) => editions.includes(edition.slug)) ?? placements[0];
