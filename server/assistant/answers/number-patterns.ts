import { MONTHS } from '#domain/dates.ts';

export const MONTH = `(?:${MONTHS.join('|')})`;
export const YEAR = String.raw`(?:1[5-9]|20)\d\d`;
/** Words that come before a year. */
const IN_YEAR = String.raw`(?:nel|del|dal|al|anno|verso il|tra il|fra il|e il|fino al)\s+`;
/** Numbers that are years only in certain phrases, and decades: `nel 1348`, `nel ’68`, `anni Settanta`. */
export const TOLD_YEAR = String.raw`(?:(?<=${IN_YEAR})(?:1[0-4]\d\d|[’']\d\d)|(?:anni\s+)(?:Venti|Trenta|Quaranta|Cinquanta|Sessanta|Settanta|Ottanta|Novanta|Duemila)|(?<=\p{L}[’'])[1-9]00|\d{1,4}\s+(?:avanti|dopo)\s+Cristo|\d{1,4}\s+[ad]\.\s?C)`;
/** The boundaries at which a word begins and ends. */
export const EDGE = String.raw`(?<![\p{L}\p{N}])`;
export const END = String.raw`(?![\p{L}\p{N}])`;

/** Numerals; numbers in words are written together: `duecentosei`, `ventuno`, `sessantacinque`. */
export const NUMERALS =
  'uno|un|due|tre|tré|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|vent[ei]?|trenta?|quaranta?|cinquanta?|sessanta?|settanta?|ottanta?|novanta?|cento|cent|mille|mila';
/** A number in figures or in words. */
export const FIGURE = String.raw`(?:\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[,.]\d+)?|(?!un(?:o|a)?(?!\p{L}))(?:${NUMERALS})+)`;
/** Nouns for a person of a certain age: `sedicenne`, `trentacinquenne`, `38enne`. */
export const AGED =
  '(?:\\d{1,3}[-\\s]?|(?:vent[iu]?|trenta?|quaranta?|cinquanta?|sessanta?|settanta?|ottanta?|novanta?|cento?)?(?:un|du|tre?|quattr|cinqu|sei|sett|ott|nov|dec|undic|dodic|tredic|quattordic|quindic|sedic|diciassett|diciott|diciannov|vent|trent|quarant|cinquant|sessant|settant|ottant|novant|cent))enn[ei]';
/** All parts of a sentence that match a pattern. */
export const stretchesOf = (sentence: string, pattern: RegExp): string[] =>
  Array.from(sentence.matchAll(pattern), ([stretch]) => stretch.trim());
