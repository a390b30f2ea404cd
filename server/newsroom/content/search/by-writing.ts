import type { Lead } from '../../db/search/read-leads.ts';
import { type SpeltField, type Standing, speltFields, standingOf } from './standing.ts';

/** An article and how well it fits by the stems of the words that it has. */
export type Ranked = { id: number; score: number };

/** A piece of a query in folded words: mostly one, but `l’aquila` or `paga-legge` are two. */
export type Piece = readonly string[];

/** An alternative of a query: all its words as they follow each other, and the pieces that tell something. */
export type Wording = { words: Piece; pieces: readonly Piece[] };

/** What a fit by stems is worth where a piece is written so in the lead, further on, or in other forms alone. */
const COMMON = { lead: 1, text: 0.9, part: 0.85, other: 0.7 };
/** The same of a name, where a part of it or its letters as a common word are mostly something else. */
const NAME = { lead: 1, text: 0.6, part: 0.3, other: 0.05 };

/** A piece of the query, or two words that follow each other in it: how it stands in each article's lead. */
type Unit = { words: Piece; standings: Standing[]; isName: boolean };

function toUnit(words: Piece, articles: SpeltField[][]): Unit {
  const standings = articles.map((fields) => standingOf(words, fields));
  const names = standings.filter(({ isName }) => isName).length;
  const common = standings.filter(({ isCommon, isName }) => isCommon && !isName).length;
  return { words, standings, isName: names > 0 && names >= common };
}

/** How much a unit weighs where it stands in a lead: a name only as a name. */
function weightOf({ standings, isName }: Unit, at: number): number {
  const { asName = 0, anyhow = 0 } = standings[at] ?? {};
  return isName ? asName : anyhow;
}

/** The longest word of a piece tells the most: `Aquila` of `l’Aquila`. */
const longestOf = (words: Piece): Piece => words.toSorted((a, b) => b.length - a.length).slice(0, 1);

function likenessOf(unit: Unit, at: number, fields: SpeltField[], isWritten: boolean): number {
  const worth = unit.isName ? NAME : COMMON;
  if (weightOf(unit, at) > 0) return worth.lead;
  const isSmall = unit.isName && (unit.standings[at]?.anyhow ?? 0) > 0;
  if (isWritten && !isSmall) return worth.text;
  const hasPart = isSmall || (unit.words.length > 1 && standingOf(longestOf(unit.words), fields).anyhow > 0);
  return hasPart ? worth.part : worth.other;
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/**
 * Ranks what was found by stems once more by how it is written: the words as they were asked for before their other
 * forms, words that follow each other before the same apart, and what is mostly a name as a name: who asks for the town of
 * Latina does not mean what is Latin. NWS-06
 * @param leads with what is written of `piecesOf`
 */
export function byWriting(
  ranked: readonly Ranked[],
  leads: readonly Lead[],
  alternatives: readonly Wording[],
): number[] {
  const leadOf = new Map(leads.map((lead) => [lead.id, lead]));
  const found = ranked.map(({ id }) => leadOf.get(id));
  const articles = found.map((lead) => (lead ? speltFields(lead) : []));
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
