import type { ArticleSummary, Day, Edition } from '#domain/newsstand.ts';
import type { FoldedArticle, FoldedIssue } from './folded-issue.ts';
import { type WordStarts, wordStarts } from './word-starts.ts';

/** Place of an article in one of the downloaded issues. */
export type Place = { summary: ArticleSummary; edition: Edition };
export type Named = { slug: string; name: string };

/** An article of the downloaded issues, listed once even if several issues contain it. */
export type IndexedArticle = Omit<FoldedArticle, 'summary'> & {
  id: number;
  starts: WordStarts;
  /** Owner of the cache that holds its text. */
  owner: string;
  /** Day of its first publication in print, as in the archive. */
  day: Day;
  /** Sorted by day, newest first. */
  places: Place[];
  sections: Named[];
  editions: Named[];
};

/**
 * All searchable articles. For an article in several issues the text in the first one counts, and among its places on
 * one day the first one.
 */
export function indexedArticles(issues: FoldedIssue[]): IndexedArticle[] {
  const found = new Map<number, FoldedArticle & { owner: string; places: Place[] }>();
  for (const { owner, edition, articles } of issues) {
    for (const article of articles) {
      const { summary } = article;
      const known = found.get(summary.id);
      if (known) known.places.push({ summary, edition });
      else found.set(summary.id, { ...article, owner, places: [{ summary, edition }] });
    }
  }
  return [...found].map(([id, { summary: _, places, ...folded }]) => ({
    ...folded,
    id,
    starts: wordStarts(folded.words),
    ...inPrint(places),
  }));
}

function inPrint(places: Place[]): Pick<IndexedArticle, 'day' | 'places' | 'sections' | 'editions'> {
  places.sort((a, b) => (a.summary.day < b.summary.day ? 1 : a.summary.day > b.summary.day ? -1 : 0));
  return {
    places,
    day: places.at(-1)?.summary.day ?? '',
    sections: distinct(places.map(({ summary }) => summary.section)),
    editions: distinct(places.map(({ edition }) => edition)),
  };
}

const distinct = (names: Named[]): Named[] =>
  names.length < 2 ? names : [...new Map(names.map((one) => [one.slug, one])).values()];

/** Place at which a result is shown: in one of the requested editions, if the article is in one. */
export const placeIn = ({ places }: IndexedArticle, editions: string[]): Place | undefined =>
  places.find(({ edition }) => editions.includes(edition.slug)) ?? places[0];
