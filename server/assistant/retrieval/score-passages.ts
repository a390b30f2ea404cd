import type { QuestionTerm } from './question-terms.ts';
import { type MatchedText, OTHER_NAME } from './word-matcher.ts';

/**
 * Parameters of BM25: term saturation, and length normalisation (less than the usual 0.75,
 * because passages are all short), and the average number of words of a passage.
 */
const TERM_SATURATION = 1.2;
const LENGTH_NORMALISATION = 0.2;
const AVERAGE_WORDS = 60;
/**
 * Factor of a word in the title, kicker, subtitle or byline: it counts for every passage of the article, but
 * less than one in the passage.
 */
const HEADING_FACTOR = 0.4;
/** Factor of a word in the text that introduces the passage. */
const LEAD_FACTOR = 0.4;
/** Bonus for words that are adjacent in question and passage, and for words that are only close. */
const ADJACENT_BONUS = 0.15;
const CLOSE_BONUS = 0.05;
const CLOSE_WORDS = 2;
/**
 * Weight of the whole article in the score of a passage: its rank among the articles, and its coverage of the question.
 */
const RANK_WEIGHT = 0.15;
const COVERAGE_WEIGHT = 0.15;

/**
 * The context of a passage: its title, the text that introduces it, and the article's rank from 0 to 1 and coverage.
 */
export type PassageContext = { heading: MatchedText; lead: MatchedText; rank: number; coverage: number };

/** The share of the question's weight that the texts cover; similar words count less. */
export function coverageOf(texts: readonly MatchedText[], terms: readonly QuestionTerm[]): number {
  const maxLikeness = terms.map(() => 0);
  for (const { term, likeness } of texts.flatMap(({ hits }) => hits))
    maxLikeness[term] = Math.max(maxLikeness[term] ?? 0, Math.min(1, likeness));
  return (
    sumOf(terms, (term, at) => term.weight * (maxLikeness[at] ?? 0)) / sumOf(terms, ({ weight }) => weight)
  );
}

/** An answer needs all words of a question with at most so many; of more names and numbers, most suffice. */
const SHORT_QUESTION = 2;
/** Likeness from which two words count as the same: forms of one word, or synonyms. */
const MIN_LIKENESS = 0.95;
/** Share of the names that an answer has to contain if there are many: some may be spelt differently. */
const MIN_NAME_SHARE = 0.6;

/** Whether an article contains each required word in some form. */
export function hasRequired(texts: readonly MatchedText[], terms: readonly QuestionTerm[]): boolean {
  const found = new Set(texts.flatMap(({ hits }) => hits.map(({ term }) => term)));
  return terms.every(({ isRequired }, at) => !isRequired || found.has(at));
}

/**
 * Whether an article contains what every answer has to contain: the required words, the question's names and
 * numbers (most of them if there are many), and each word of a short question; of two adjacent words a
 * similar word is not enough, only a form of it or a synonym.
 */
export function hasEssential(texts: readonly MatchedText[], terms: readonly QuestionTerm[]): boolean {
  if (!hasRequired(texts, terms)) return false;
  const maxLikeness = terms.map(() => 0);
  for (const { term, likeness } of texts.flatMap(({ hits }) => hits))
    maxLikeness[term] = Math.max(maxLikeness[term] ?? 0, likeness);
  const hasTerm = (term: QuestionTerm, minLikeness = 0) =>
    (maxLikeness[terms.indexOf(term)] ?? 0) > minLikeness;
  const essentialTerms = terms.filter(({ isEssential }) => isEssential);
  const foundEssential = essentialTerms.filter((term) => hasTerm(term, OTHER_NAME)).length;
  if (foundEssential < essentialTerms.length * (essentialTerms.length > SHORT_QUESTION ? MIN_NAME_SHARE : 1))
    return false;
  const subjectTerms = terms.filter(({ namesSubject }) => namesSubject);
  if (subjectTerms.length > SHORT_QUESTION) return true;
  const areAdjacent = subjectTerms.length === SHORT_QUESTION && subjectTerms[1]?.followsPrevious;
  return subjectTerms.every((term) => hasTerm(term, areAdjacent ? MIN_LIKENESS - Number.EPSILON : 0));
}

/**
 * Largest distance in words between an office and the name it belongs to: `il sindaco uscente di Rieti`,
 * `Rieti, il sindaco`.
 */
const OFFICE_WORDS = 3;

const has = ({ hits }: MatchedText, term: number) => hits.some((hit) => hit.term === term);

/**
 * Whether an article has each office of the question near the name that it belongs to, or has the name in its
 * title and the office anywhere.
 */
export const hasOffices = (
  title: MatchedText,
  texts: readonly MatchedText[],
  terms: readonly QuestionTerm[],
): boolean =>
  terms.every(
    ({ hasOffice, isName }, at) =>
      !(hasOffice && isName) ||
      (has(title, at) && texts.some((text) => has(text, at - 1))) ||
      texts.some(({ hits }) =>
        hits.some(
          (hit) =>
            hit.term === at &&
            hits.some((other) => other.term === at - 1 && Math.abs(other.at - hit.at) <= OFFICE_WORDS),
        ),
      ),
  );

/**
 * Factor by which a passage's coverage may exceed that of the common words, in a question that also has
 * names.
 */
const COMMON_WORD_LENIENCY = 1.1;

/** A passage, and the whole text of its article. */
type PassageInArticle = { passage: readonly MatchedText[]; whole: readonly MatchedText[] };

/**
 * How much of a question a passage covers: the share of the question's weight, limited by the share of its common words
 * in the whole article. An article about a town does not answer a question about its mayor.
 */
export function answerCoverage(
  { passage, whole: article }: PassageInArticle,
  terms: readonly QuestionTerm[],
): number {
  const coverage = coverageOf(passage, terms);
  const common = terms.filter(({ namesSubject, isEssential }) => namesSubject && !isEssential);
  if (common.length === 0 || common.length === terms.length) return coverage;
  const hits = article.flatMap((text) =>
    text.hits.flatMap((hit) => {
      const term = common.indexOf(terms[hit.term] as QuestionTerm);
      return term < 0 ? [] : [{ ...hit, term }];
    }),
  );
  return Math.min(coverage, COMMON_WORD_LENIENCY * coverageOf([{ words: 0, hits }], common));
}

/** How well a passage answers: about 1 if it has everything that is asked for. */
export function scorePassage(
  passage: MatchedText,
  { heading, lead, rank, coverage }: PassageContext,
  terms: readonly QuestionTerm[],
): number {
  const frequency = frequencies(passage, terms);
  const inHeading = frequencies(heading, terms);
  const inLead = frequencies(lead, terms);
  const length =
    TERM_SATURATION * (1 - LENGTH_NORMALISATION + (LENGTH_NORMALISATION * passage.words) / AVERAGE_WORDS);
  const wordScore = sumOf(terms, ({ weight }, at) => {
    const frequencyInContext =
      (frequency[at] ?? 0) +
      HEADING_FACTOR * Math.min(1, inHeading[at] ?? 0) +
      LEAD_FACTOR * Math.min(1, inLead[at] ?? 0);
    return (weight * frequencyInContext) / (frequencyInContext + length);
  });
  const text = (wordScore + adjacencyBonus(passage, terms)) / sumOf(terms, ({ weight }) => weight);
  return (text + RANK_WEIGHT * rank + COVERAGE_WEIGHT * coverage) / (1 + RANK_WEIGHT + COVERAGE_WEIGHT);
}

const sumOf = (terms: readonly QuestionTerm[], value: (term: QuestionTerm, at: number) => number) =>
  terms.reduce((sum, term, at) => sum + value(term, at), 0);

function frequencies({ hits }: MatchedText, terms: readonly QuestionTerm[]): number[] {
  const result = terms.map(() => 0);
  for (const { term, likeness } of hits) result[term] = (result[term] ?? 0) + likeness;
  return result;
}

/** Bonus for consecutive terms that are also close in the passage: `Banca d’Italia`, not any bank. */
function adjacencyBonus({ hits }: MatchedText, terms: readonly QuestionTerm[]): number {
  return sumOf(terms, ({ weight, followsPrevious }, at) => {
    const previous = terms[at - 1];
    if (!previous) return 0;
    const maxDistance = followsPrevious ? 1 : CLOSE_WORDS;
    const areClose = hits.some(
      (hit, index) =>
        hit.term === at &&
        hits
          .slice(Math.max(0, index - maxDistance), index)
          .some(({ term, at: place }) => term === at - 1 && hit.at - place <= maxDistance),
    );
    return areClose
      ? (followsPrevious ? ADJACENT_BONUS : CLOSE_BONUS) * Math.min(weight, previous.weight)
      : 0;
  });
}
