import type { ArticleBeginning } from '../../db/search/read-beginnings.ts';
import { type Occurrence, occurrenceOf, type SpeltField, weightedFields } from './spelling-occurrences.ts';

/** An article with its score by the stems of its words. */
export type Ranked = { id: number; score: number };

/** A word or phrase of a query as folded words: mostly one; `l’aquila` or `paga-legge` are two. */
export type Piece = readonly string[];

/**
 * An alternative of a query (its parts are separated by OR): all its words in order, and its searched pieces.
 */
export type Wording = { words: Piece; pieces: readonly Piece[] };

/**
 * Factors for the score of a piece, by where an article has it as it was typed: in its beginning (`lead`),
 * later in the text that the reader may read, only its longest word, or only in other forms.
 */
const COMMON_FACTORS = { lead: 1, text: 0.9, part: 0.85, other: 0.7 };
/** The same factors for a name: a part of it, or the same letters as a common word, mostly mean something else. */
const NAME_FACTORS = { lead: 1, text: 0.6, part: 0.3, other: 0.05 };

/**
 * A piece of the query, or two neighbouring words of it, with its occurrences in the beginning of each
 * article.
 */
type SearchedWords = { words: Piece; occurrences: Occurrence[]; isName: boolean };

function toUnit(words: Piece, articles: SpeltField[][]): SearchedWords {
  const occurrences = articles.map((fields) => occurrenceOf(words, fields));
  const nameCount = occurrences.filter(({ isCapitalised }) => isCapitalised).length;
  const commonCount = occurrences.filter(
    ({ isLowerCase, isCapitalised }) => isLowerCase && !isCapitalised,
  ).length;
  return { words, occurrences, isName: nameCount > 0 && nameCount >= commonCount };
}

/** Weight of a unit in an article's beginning; a name only counts if it is capitalised. */
function weightOf({ occurrences, isName }: SearchedWords, index: number): number {
  const { weightAsName = 0, weight = 0 } = occurrences[index] ?? {};
  return isName ? weightAsName : weight;
}

/** The longest word of a piece, which is the most significant: `Aquila` in `l’Aquila`. */
const longestWord = (words: Piece): Piece => words.toSorted((a, b) => b.length - a.length).slice(0, 1);

function factorOf(
  unit: SearchedWords,
  index: number,
  fields: SpeltField[],
  isInReadableText: boolean,
): number {
  const factors = unit.isName ? NAME_FACTORS : COMMON_FACTORS;
  if (weightOf(unit, index) > 0) return factors.lead;
  const isOnlyLowerCase = unit.isName && (unit.occurrences[index]?.weight ?? 0) > 0;
  if (isInReadableText && !isOnlyLowerCase) return factors.text;
  const hasPart =
    isOnlyLowerCase || (unit.words.length > 1 && occurrenceOf(longestWord(unit.words), fields).weight > 0);
  return hasPart ? factors.part : factors.other;
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/**
 * Re-ranks articles that were found by stems, by their spelling: words as they were typed before their other forms,
 * neighbouring words before separate ones, and names as names. A reader who searches for the town of Latina does not
 * mean Latin. NWS-06
 * @param leads as `readBeginnings` reads them for `piecesOf(alternatives)`; `written` has an entry for each
 */
export function rankBySpelling(
  ranked: readonly Ranked[],
  leads: readonly ArticleBeginning[],
  alternatives: readonly Wording[],
): number[] {
  const leadOf = new Map(leads.map((lead) => [lead.id, lead]));
  const leadByRank = ranked.map(({ id }) => leadOf.get(id));
  const fieldsByRank = leadByRank.map((lead) => (lead ? weightedFields(lead) : []));
  const allPieces = piecesOf(alternatives);
  const alternativesUnits = alternatives.map(({ words, pieces }) => ({
    pieces: pieces.map((piece) => ({ ...toUnit(piece, fieldsByRank), pieceIndex: allPieces.indexOf(piece) })),
    pairs: pairsOf(words).map((pair) => toUnit(pair, fieldsByRank)),
  }));
  const factorIn = ({ pieces, pairs }: (typeof alternativesUnits)[number], index: number) =>
    mean(
      pieces.map((unit) =>
        factorOf(
          unit,
          index,
          fieldsByRank[index] ?? [],
          leadByRank[index]?.written[unit.pieceIndex] ?? false,
        ),
      ),
    ) *
    (1 + mean(pairs.map((unit) => weightOf(unit, index))));
  return ranked
    .map(({ id, score }, at) => ({
      id,
      at,
      score: score * Math.max(...alternativesUnits.map((alternative) => factorIn(alternative, at))),
    }))
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .map(({ id }) => id);
}

export const piecesOf = (alternatives: readonly Wording[]): Piece[] =>
  alternatives.flatMap(({ pieces }) => pieces);

const pairsOf = (words: Piece): Piece[] => words.slice(1).map((word, at) => [words[at] ?? '', word]);
