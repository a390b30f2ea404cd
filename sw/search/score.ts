import type { FoldedWords } from './folded-issue.ts';
import type { HeldArticle } from './held-articles.ts';
import type { HeldQuery, NeedleGroup } from './held-query.ts';
import { type Needle, placeOf } from './needle.ts';

/** Once in the title weighs more than once in the lines around it, and that more than in the text. */
const TITLE = 7;
const LEAD = 3;
const BODY = 1;
/** The word itself, not only one that begins as it does. */
const EXACT = 1;
/** Of a query that no article answers whole, the longest words are looked for one by one: they are the telling ones. */
const MOST_WORDS = 4;

export type Scored = { article: HeldArticle; score: number };

/** Where a needle stands first is where it weighs most. 0 where it does not stand. */
function weigh(needle: Needle, { words, titleEnd, leadEnd }: FoldedWords): number {
  const at = placeOf(needle, words);
  if (at < 0) return 0;
  const weight = at < titleEnd ? TITLE : at < leadEnd ? LEAD : BODY;
  return words.startsWith(needle.exact, at) ? weight + EXACT : weight;
}

function scoreIn({ all, none }: NeedleGroup, article: HeldArticle): number {
  let score = 0;
  for (const needle of all) {
    const weight = weigh(needle, article);
    if (weight === 0) return 0;
    score += weight;
  }
  return none.some((needle) => placeOf(needle, article.words) >= 0) ? 0 : score;
}

const byLength = (a: Needle, b: Needle): number => b.found.length - a.found.length;

/** Articles that have everything that was asked for, in one of the query's alternatives. NWS-06 */
export function withAll(articles: HeldArticle[], { groups }: HeldQuery): Scored[] {
  // The longest is likely the rarest: most articles are ruled out by it.
  const sorted = groups.map(({ all, none }) => ({
    all: all.toSorted(byLength),
    none,
  }));
  return articles.flatMap((article) => {
    const score = sorted.reduce((best, group) => Math.max(best, scoreIn(group, article)), 0);
    return score > 0 ? [{ article, score }] : [];
  });
}

/** Articles that have some of the words, the rare ones counting most. */
export function withSome(articles: HeldArticle[], { groups }: HeldQuery): Scored[] {
  const needles = new Map(groups.flatMap(({ all }) => all).map((needle) => [needle.found, needle]));
  const telling = [...needles.values()].sort(byLength).slice(0, MOST_WORDS);
  const weights = telling.map((needle) => articles.map((article) => weigh(needle, article)));
  const rarities = weights.map((own) =>
    Math.log1p(articles.length / Math.max(1, own.filter((weight) => weight > 0).length)),
  );
  return articles.flatMap((article, at) => {
    const score = weights.reduce((sum, own, which) => sum + (own[at] ?? 0) * (rarities[which] ?? 0), 0);
    return score > 0 ? [{ article, score }] : [];
  });
}
