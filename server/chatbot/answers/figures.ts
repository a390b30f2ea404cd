import { MONTHS } from '#domain/dates.ts';

export const MONTH = `(?:${MONTHS.join('|')})`;
export const YEAR = String.raw`(?:1[5-9]|20)\d\d`;
/** Where a word begins and where it ends. */
export const EDGE = String.raw`(?<![\p{L}\p{N}])`;
export const END = String.raw`(?![\p{L}\p{N}])`;

/** Numbers in words are written together: `duecentosei`, `ventuno`, `sessantacinque`. */
export const NUMERALS =
  'uno|un|due|tre|tré|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|vent[ei]?|trenta?|quaranta?|cinquanta?|sessanta?|settanta?|ottanta?|novanta?|cento|cent|mille|mila';
/** A number in figures or in words. */
export const FIGURE = String.raw`(?:\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[,.]\d+)?|(?!un(?:o|a)?(?!\p{L}))(?:${NUMERALS})+)`;
/** All of a sentence that a pattern fits. */
export const stretchesOf = (sentence: string, pattern: RegExp): string[] =>
  Array.from(sentence.matchAll(pattern), ([stretch]) => stretch.trim());
