import type { DeviceQuery } from './device-query.ts';
import type { IndexedArticle } from './indexed-articles.ts';
import { placeOf, type SearchTerm } from './search-term.ts';
import { mayBegin } from './word-starts.ts';

/** Once in the title weighs more than once in the lines around it, and that more than in the text. */
const TITLE = 7;
const LEAD = 3;
const BODY = 1;
/** The word itself, not only one that begins as it does. */
const EXACT = 1;
/** Of a query that no article answers whole, the longest words are looked for one by one: they are the telling ones. */
const MOST_WORDS = 4;

export type Scored = { article: IndexedArticle; score: number };

/** Where a term stands first is where it weighs most. 0 where it does not stand. */
function weigh(term: SearchTerm, { words, titleEnd, leadEnd, starts }: IndexedArticle): number {
  if (!mayBegin(starts, term.found)) return 0;
  const at = placeOf(term, words);
  if (at < 0) return 0;
  const weight = at < titleEnd ? TITLE : at < leadEnd ? LEAD : BODY;
  return words.startsWith(term.exact, at) ? weight + EXACT : weight;
}

const UNKNOWN = -1;

/** What a term weighs in the article at a place, and how many articles it stands in. */
type OneWeighed = { at: (place: number) => number; articles: () => number };

/**
 * What is looked for, weighed in the articles. To look through a text is what takes time: each is looked through once for
 * the same term, and only if its weight matters.
 */
export function weighIn(articles: IndexedArticle[]): (term: SearchTerm) => OneWeighed {
  const known = new Map<SearchTerm, OneWeighed>();
  return (term) => {
    const before = known.get(term);
    if (before) return before;
    const weights = articles.map(() => UNKNOWN);
    const at = (place: number): number => {
      let weight = weights[place] ?? 0;
      const article = articles[place];
      if (weight === UNKNOWN && article) {
        weight = weigh(term, article);
        weights[place] = weight;
      }
      return weight;
    };
    const weighed = { at, articles: () => articles.filter((_, place) => at(place) > 0).length };
    known.set(term, weighed);
    return weighed;
  };
}

const byLength = (a: SearchTerm, b: SearchTerm): number => b.found.length - a.found.length;

/** Articles that have everything that was asked for, in one of the query's alternatives. NWS-06 */
export function withAll(
  articles: IndexedArticle[],
  { groups }: DeviceQuery,
  weighed: ReturnType<typeof weighIn>,
): Scored[] {
  // The longest is likely the rarest: most articles are ruled out by it.
  const sorted = groups.map(({ all, none }) => ({
    all: all.toSorted(byLength).map(weighed),
    none: none.map(weighed),
  }));
  const scoreIn = ({ all, none }: (typeof sorted)[number], place: number): number => {
    let score = 0;
    for (const term of all) {
      const weight = term.at(place);
      if (weight === 0) return 0;
      score += weight;
    }
    return none.some((term) => term.at(place) > 0) ? 0 : score;
  };
  return articles.flatMap((article, place) => {
    const score = sorted.reduce((best, group) => Math.max(best, scoreIn(group, place)), 0);
    return score > 0 ? [{ article, score }] : [];
  });
}

/** Articles that have some of the words, the rare ones counting most, and nothing of what is left out. */
export function withSome(
  articles: IndexedArticle[],
  { groups }: DeviceQuery,
  weighed: ReturnType<typeof weighIn>,
): Scored[] {
  const terms = new Map(groups.flatMap(({ all }) => all).map((term) => [term.found, term]));
  const telling = [...terms.values()].sort(byLength).slice(0, MOST_WORDS).map(weighed);
  const excluded = groups.flatMap(({ none }) => none).map(weighed);
  const rarities = telling.map((term) => Math.log1p(articles.length / Math.max(1, term.articles())));
  return articles.flatMap((article, place) => {
    const score = telling.reduce((sum, term, which) => sum + term.at(place) * (rarities[which] ?? 0), 0);
    return score > 0 && !excluded.some((term) => term.at(place) > 0) ? [{ article, score }] : [];
  });
}
