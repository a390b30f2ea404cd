import type { Lead } from '../../db/search/read-leads.ts';
import { type Occurrence, occurrenceOf, type SpeltField, weightedFields } from './standing.ts';

/** An article with its score by the stems of its words. */
export type Ranked = { id: number; score: number };

/** A part of a query in folded words: mostly one, but `l’aquila` or `paga-legge` are two. */
export type Piece = readonly string[];

/** An alternative of a query: all its words in order, and its significant parts. */
export type Wording = { words: Piece; pieces: readonly Piece[] };

/**
 * Factors for the score of a part, by where it occurs as written: in the lead, further on, only partly, or only in
 * other forms.
 */
const COMMON = { lead: 1, text: 0.9, part: 0.85, other: 0.7 };
/** The same factors for a name: a part of it, or the same letters as a common word, mostly mean something else. */
const NAME = { lead: 1, text: 0.6, part: 0.3, other: 0.05 };

/** A part of the query, or two neighbouring words of it, with its occurrences in each article's lead. */
type Unit = { words: Piece; standings: Occurrence[]; isName: boolean };

function toUnit(words: Piece, articles: SpeltField[][]): Unit {
  const standings = articles.map((fields) => occurrenceOf(words, fields));
  const names = standings.filter(({ isName }) => isName).length;
  const common = standings.filter(({ isCommon, isName }) => isCommon && !isName).length;
  return { words, standings, isName: names > 0 && names >= common };
}

/** Weight of a unit in a lead; a name only counts as a name. */
function weightOf({ standings, isName }: Unit, at: number): number {
  const { asName = 0, anyhow = 0 } = standings[at] ?? {};
  return isName ? asName : anyhow;
}

/** The longest word of a part is the most significant: `Aquila` in `l’Aquila`. */
const longestOf = (words: Piece): Piece => words.toSorted((a, b) => b.length - a.length).slice(0, 1);

function likenessOf(unit: Unit, at: number, fields: SpeltField[], isWritten: boolean): number {
  const worth = unit.isName ? NAME : COMMON;
  if (weightOf(unit, at) > 0) return worth.lead;
  const isSmall = unit.isName && (unit.standings[at]?.anyhow ?? 0) > 0;
  if (isWritten && !isSmall) return worth.text;
  const hasPart =
    isSmall || (unit.words.length > 1 && occurrenceOf(longestOf(unit.words), fields).anyhow > 0);
  return hasPart ? worth.part : worth.other;
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/**
 * Re-ranks articles that were found by stems, by their spelling: words as they were typed before their other forms,
 * neighbouring words before separate ones, and names as names. A reader who searches for the town of Latina does not
 * mean Latin. NWS-06
 * @param leads with the occurrences of `piecesOf`
 */
export function rankBySpelling(
  ranked: readonly Ranked[],
  leads: readonly Lead[],
  alternatives: readonly Wording[],
): number[] {
  const leadOf = new Map(leads.map((lead) => [lead.id, lead]));
  const found = ranked.map(({ id }) => leadOf.get(id));
  const articles = found.map((lead) => (lead ? weightedFields(lead) : []));
  const all = piecesOf(alternatives);
  const asked = alternatives.map(({ words, pieces }) => ({
    pieces: pieces.map((piece) => ({ ...toUnit(piece, articles), place: all.indexOf(piece) })),
    pairs: pairsOf(words).map((pair) => toUnit(pair, articles)),
  }));
  const worthIn = ({ pieces, pairs }: (typeof asked)[number], at: number) =>
    mean(
      pieces.map((unit) => likenessOf(unit, at, articles[at] ?? [], found[at]?.written[unit.place] ?? false)),
    ) *
    (1 + mean(pairs.map((unit) => weightOf(unit, at))));
  return ranked
    .map(({ id, score }, at) => ({
      id,
      at,
      score: score * Math.max(...asked.map((one) => worthIn(one, at))),
    }))
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .map(({ id }) => id);
}

export const piecesOf = (alternatives: readonly Wording[]): Piece[] =>
  alternatives.flatMap(({ pieces }) => pieces);

const pairsOf = (words: Piece): Piece[] => words.slice(1).map((word, at) => [words[at] ?? '', word]);
