import type { DeviceQuery } from './device-query.ts';
import type { IndexedArticle } from './indexed-articles.ts';
import { placeOf, type SearchTerm } from './search-term.ts';
import { mayBegin } from './word-starts.ts';

/** One match in the title weighs more than one in the lines around it, and that more than one in the text. */
const TITLE = 7;
const LEAD = 3;
const BODY = 1;
/** Extra weight of the word itself, compared with a word that only begins with it. */
const EXACT = 1;
/**
 * If no article has the whole query, this number of its longest words is searched one by one: long words say most about
 * the subject.
 */
const MOST_WORDS = 4;

export type Scored = { article: IndexedArticle; score: number };

/**
 * Weight of a needle in an article. It depends on the first match, which is where it weighs most; 0 if there is none.
 */
function weigh(term: SearchTerm, { words, titleEnd, leadEnd, starts }: IndexedArticle): number {
  if (!mayBegin(starts, term.found)) return 0;
  const at = placeOf(term, words);
  if (at < 0) return 0;
  const weight = at < titleEnd ? TITLE : at < leadEnd ? LEAD : BODY;
  return words.startsWith(term.exact, at) ? weight + EXACT : weight;
}

const UNKNOWN = -1;

/** Weight of a needle in the article at a place, and the number of articles that contain it. */
type NeedleWeights = { at: (place: number) => number; articles: () => number };

/**
 * Weighs needles in the articles. Searching a text takes time, so each is searched once for the same needle, and only
 * if its weight matters.
 */
export function createWeigher(articles: IndexedArticle[]): (term: SearchTerm) => NeedleWeights {
  const known = new Map<SearchTerm, NeedleWeights>();
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

/** Articles that match everything in one of the query's alternatives. NWS-06 */
export function withAll(
  articles: IndexedArticle[],
  { groups }: DeviceQuery,
  weighed: ReturnType<typeof createWeigher>,
): Scored[] {
  // The longest needle is probably the rarest, and rules out most articles.
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

/** Articles that contain some of the words, of which rare ones count most, and none of the excluded ones. */
export function withSome(
  articles: IndexedArticle[],
  { groups }: DeviceQuery,
  weighed: ReturnType<typeof createWeigher>,
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
