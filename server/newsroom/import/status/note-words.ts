/** A regular expression's alternatives as one group. */
export const anyPart = (...ways: string[]): string => `(?:${ways.join('|')})`;

/**
 * Alternatives whose spaces are optional, because a zero-width character that was used as a space is removed
 * before.
 */
export const anyWithOptionalSpaces = (...ways: string[]): string => anyPart(...ways).replaceAll(' ', ' ?');

/** Beginnings of a sentence before its request: `Gentili colleghi, …`, `si prega cortesemente di …`. */
export const GREETING = String.raw`(?:[^,]{1,40},\s*)?`;
/** A request before what is asked for. */
export const POLITE_OPENING = `${anyPart(
  'please',
  'pls',
  'kindly',
  String.raw`(?:si|vi)? ?pregh?(?:a|iamo)(?: \w+mente)?(?: di)?`,
  'si(?:ete|a) pregat[aei](?: di)?',
  'si (?:chiede|raccomanda)(?: di)?',
  'prego',
  'per (?:favore|cortesia|piacere)',
  'strictly',
  'strict',
  'solo per',
  'pri[eè]re de',
  'merci de',
  'se ruega',
  'favor de',
  'por favor',
  'bitte',
)},?\\s+`;
