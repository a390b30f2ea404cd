import { MONTHS } from '#domain/dates.ts';

export const MONTH = `(?:${MONTHS.join('|')})`;
export const YEAR = String.raw`(?:1[5-9]|20)\d\d`;
/** A year that a number of that size is only where it is said to be one: `nel 1348`. */
export const EARLY_YEAR = String.raw`(?<=(?:nel|del|dal|al|anno|verso il|fino al)\s+)1[0-4]\d\d`;
/** Where a word begins and where it ends. */
export const EDGE = String.raw`(?<![\p{L}\p{N}])`;
export const END = String.raw`(?![\p{L}\p{N}])`;

/** Numbers in words are written together: `duecentosei`, `ventuno`, `sessantacinque`. */
export const NUMERALS =
  'uno|un|due|tre|tré|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|vent[ei]?|trenta?|quaranta?|cinquanta?|sessanta?|settanta?|ottanta?|novanta?|cento|cent|mille|mila';
/** A number in figures or in words. */
export const FIGURE = String.raw`(?:\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[,.]\d+)?|(?!un(?:o|a)?(?!\p{L}))(?:${NUMERALS})+)`;
/** Somebody of an age, in one word: `sedicenne`, `trentacinquenne`, `38enne`. */
export const AGED =
  '(?:\\d{1,3}[-\\s]?|(?:vent[iu]?|trenta?|quaranta?|cinquanta?|sessanta?|settanta?|ottanta?|novanta?|cento?)?(?:un|du|tre?|quattr|cinqu|sei|sett|ott|nov|dec|undic|dodic|tredic|quattordic|quindic|sedic|diciassett|diciott|diciannov|vent|trent|quarant|cinquant|sessant|settant|ottant|novant|cent))enn[ei]';
/** All of a sentence that a pattern fits. */
export const stretchesOf = (sentence: string, pattern: RegExp): string[] =>
  Array.from(sentence.matchAll(pattern), ([stretch]) => stretch.trim());
