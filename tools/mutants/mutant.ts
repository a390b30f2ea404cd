export const AREAS = ['src', 'sw', 'server', 'domain', 'api', 'device'] as const;
/**
 * What a mutant changes. `condition`: a condition is inverted, or a limit moved by one; `status`: another HTTP
 * status; `escape`: escaping is left out; `cache`: a cache rule is dropped or loosened; `wait`: an `await` is
 * removed.
 */
export const KINDS = ['condition', 'status', 'escape', 'cache', 'wait'] as const;

export type Area = (typeof AREAS)[number];
export type Kind = (typeof KINDS)[number];

/** A piece of a file's text and its replacement. */
export type Change = { kind: Kind; start: number; end: number; replacement: string };

/** A mutant and its place, which is found again by the text of its line when the line has moved. */
export type Mutant = {
  kind: Kind;
  /** Its area (stored name). */
  room: Area;
  file: string;
  /** Counted from 1, in the checkout that the mutant was drawn from. */
  line: number;
  /** The line on which the place begins, trimmed. */
  lineText: string;
  /** Number of lines with the same text before it in the file. */
  occurrence: number;
  /** Offset of the place in `lineText`. */
  column: number;
  original: string;
  replacement: string;
};

export type NumberedMutant = Mutant & { number: number };

/** The file of `npm run test:mutants -- --list FILE`: the mutants as `faults` (stored name), and those that were removed because they change nothing. */
export type MutantList = {
  seed: string;
  /** The commit that the mutants were drawn from. */
  commit: string;
  faults: NumberedMutant[];
  equivalent: (NumberedMutant & { why: string })[];
};

export const keyOf = ({ file, lineText, occurrence, column, original, replacement }: Mutant): string =>
  JSON.stringify([file, lineText, occurrence, column, original, replacement]);
