import type { DeviceQuery } from './device-query.ts';
import type { IndexedArticle } from './indexed-articles.ts';
import { indexOfTerm, type SearchTerm } from './search-term.ts';
import { mayBegin } from './word-starts.ts';

/** One match in the title weighs more than one in the lines around it, and that more than one in the text. */
const TITLE_WEIGHT = 7;
const LEAD_WEIGHT = 3;
const BODY_WEIGHT = 1;
/** Extra weight of the word itself, compared with a word that only begins with it. */
const EXACT_BONUS = 1;
/**
 * If no article has the whole query, this number of its longest words is searched one by one: long words say most about
 * the subject.
 */
const MAX_WORDS = 4;

export type Scored = { article: IndexedArticle; score: number };

/**
 * Weight of a term in an article. It depends on the first match, which is where it weighs most; 0 if there is
 * none.
 */
function weigh(term: SearchTerm, { words, titleEnd, leadEnd, starts }: IndexedArticle): number {
  if (!mayBegin(starts, term.needle)) return 0;
  const position = indexOfTerm(term, words);
  if (position < 0) return 0;
  const weight = position < titleEnd ? TITLE_WEIGHT : position < leadEnd ? LEAD_WEIGHT : BODY_WEIGHT;
  return words.startsWith(term.exact, position) ? weight + EXACT_BONUS : weight;
}

const NOT_WEIGHED = -1;

/** Weight of a term in the article at an index, and the number of articles that contain it. */
type TermWeights = { at: (index: number) => number; articles: () => number };

/**
 * Weighs terms in the articles. Searching a text takes time, so each text is searched once for the same term,
 * and only if its weight matters.
 */
export function createWeigher(articles: IndexedArticle[]): (term: SearchTerm) => TermWeights {
  const weightsByTerm = new Map<SearchTerm, TermWeights>();
  return (term) => {
    const before = weightsByTerm.get(term);
    if (before) return before;
    const weights = articles.map(() => NOT_WEIGHED);
    const at = (index: number): number => {
      let weight = weights[index] ?? 0;
      const article = articles[index];
      if (weight === NOT_WEIGHED && article) {
        weight = weigh(term, article);
        weights[index] = weight;
      }
      return weight;
    };
    const termWeights = { at, articles: () => articles.filter((_, index) => at(index) > 0).length };
    weightsByTerm.set(term, termWeights);
    return termWeights;
  };
}

const byLength = (a: SearchTerm, b: SearchTerm): number => b.needle.length - a.needle.length;

/** Articles that match everything in one of the query's alternatives. NWS-06 */
export function matchAllTerms(
  articles: IndexedArticle[],
  { groups }: DeviceQuery,
  weigher: ReturnType<typeof createWeigher>,
): Scored[] {
  // The longest term is probably the rarest, and rules out most articles.
  const sorted = groups.map(({ all, none }) => ({
    all: all.toSorted(byLength).map(weigher),
    none: none.map(weigher),
  }));
  const scoreIn = ({ all, none }: (typeof sorted)[number], index: number): number => {
    let score = 0;
    for (const term of all) {
      const weight = term.at(index);
      if (weight === 0) return 0;
      score += weight;
    }
    return none.some((term) => term.at(index) > 0) ? 0 : score;
  };
  return articles.flatMap((article, index) => {
    const score = sorted.reduce((best, group) => Math.max(best, scoreIn(group, index)), 0);
    return score > 0 ? [{ article, score }] : [];
  });
}

/** Articles that contain some of the words, of which rare ones count most, and none of the excluded ones. */
export function matchSomeTerms(
  articles: IndexedArticle[],
  { groups }: DeviceQuery,
  weigher: ReturnType<typeof createWeigher>,
): Scored[] {
  const terms = new Map(groups.flatMap(({ all }) => all).map((term) => [term.needle, term]));
  const longestTerms = [...terms.values()].sort(byLength).slice(0, MAX_WORDS).map(weigher);
  const excluded = groups.flatMap(({ none }) => none).map(weigher);
  const rarities = longestTerms.map((term) => Math.log1p(articles.length / Math.max(1, term.articles())));
  return articles.flatMap((article, index) => {
    const score = longestTerms.reduce(
      (sum, term, termIndex) => sum + term.at(index) * (rarities[termIndex] ?? 0),
      0,
    );
    return score > 0 && !excluded.some((term) => term.at(index) > 0) ? [{ article, score }] : [];
  });
}
