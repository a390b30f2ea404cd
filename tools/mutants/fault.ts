export const ROOMS = ['src', 'sw', 'server', 'domain', 'api', 'device'] as const;
export const KINDS = ['condition', 'status', 'escape', 'cache', 'wait'] as const;

export type Room = (typeof ROOMS)[number];
export type Kind = (typeof KINDS)[number];

/** A piece of a file's text and what a fault puts in its place. */
export type Change = { kind: Kind; start: number; end: number; replacement: string };

/** A fault, and where it goes: found again by the text of its line where the line has moved. */
export type Fault = {
  kind: Kind;
  room: Room;
  file: string;
  /** From 1, in the checkout that the fault was drawn from. */
  line: number;
  /** The line on which the place begins, without the spaces around it. */
  lineText: string;
  /** How many lines of the same text stand before it in the file. */
  occurrence: number;
  /** Where in `lineText` the place begins. */
  column: number;
  original: string;
  replacement: string;
};

export type NumberedFault = Fault & { number: number };

/** What `--list` names: the faults, and those that were taken off the list because they change nothing. */
export type FaultList = {
  seed: string;
  /** The commit that the faults were drawn from. */
  commit: string;
  faults: NumberedFault[];
  equivalent: (NumberedFault & { why: string })[];
};

export const keyOf = ({ file, lineText, occurrence, column, original, replacement }: Fault): string =>
  JSON.stringify([file, lineText, occurrence, column, original, replacement]);
