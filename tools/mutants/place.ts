import type { Mutant } from './mutant.ts';

type MutantPlace = Pick<Mutant, 'line' | 'lineText' | 'occurrence' | 'column' | 'original'>;

type Line = { text: string; start: number };

/** The lines of a text, trimmed, with the offset at which each begins. */
function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const textStart = start + (line.length - line.trimStart().length);
    start += line.length + 1;
    return { text: line.trim(), start: textStart };
  });
}

/** Describes a place so that it can be found again in a file that has changed around it. */
export function describePlace(text: string, start: number, end: number): MutantPlace {
  const lines = linesOf(text);
  const index = text.slice(0, start).split('\n').length - 1;
  const line = lines[index] ?? { text: '', start: 0 };
  return {
    line: index + 1,
    lineText: line.text,
    occurrence: lines.slice(0, index).filter((other) => other.text === line.text).length,
    column: start - line.start,
    original: text.slice(start, end),
  };
}

/**
 * Place of a mutant in this version of its file: among identical lines the one at index `occurrence`,
 * otherwise the last; null if there is none.
 */
function findPlace(text: string, mutant: Mutant): { start: number; line: number } | null {
  const places = linesOf(text)
    .map((line, index) => ({ ...line, number: index + 1 }))
    .filter((line) => line.text === mutant.lineText)
    .map((line) => ({ start: line.start + mutant.column, line: line.number }))
    .filter(({ start }) => text.startsWith(mutant.original, start));
  return places[mutant.occurrence] ?? places.at(-1) ?? null;
}

/** A file's text with the mutant in it; null where its place is gone. */
export function applyMutant(text: string, mutant: Mutant): { text: string; line: number } | null {
  const place = findPlace(text, mutant);
  if (!place) return null;
  const after = text.slice(place.start + mutant.original.length);
  return { text: text.slice(0, place.start) + mutant.replacement + after, line: place.line };
}
