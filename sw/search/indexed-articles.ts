import type { ArticleSummary, Day, Edition } from '#domain/newsstand.ts';
import type { FoldedArticle, FoldedIssue } from './folded-issue.ts';
import { type WordStarts, wordStarts } from './word-starts.ts';

/** Where an article stands in one of the downloaded issues. */
export type Place = { summary: ArticleSummary; edition: Edition };
export type Named = { slug: string; name: string };

/** An article of the downloaded issues, once, however many of them it stands in. */
export type IndexedArticle = Omit<FoldedArticle, 'summary'> & {
  id: number;
  starts: WordStarts;
  /** Whose cache its text lies in. */
  owner: string;
  /** The first in print, as in the archive. */
  day: Day;
  /** The newest first. */
  places: Place[];
  sections: Named[];
  editions: Named[];
};

/** All that can be searched. Of an article the text in the first issue counts, and of its places on one day that one. */
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

/** Where a result is shown: in an edition that was asked for, where it stands in one. */
export const placeIn = ({ places }: IndexedArticle, editions: string[]): Place | undefined =>
  places.find(({ edition }) => editions.includes(edition.slug)) ?? places[0];
