import { MONTHS } from '#domain/dates.ts';

export const MONTH = `(?:${MONTHS.join('|')})`;
/** Numbers that are taken for years without a phrase: 1500 to 2099. */
export const YEAR = String.raw`(?:1[5-9]|20)\d\d`;
/** Words that come before a year. */
const BEFORE_YEAR = String.raw`(?:nel|del|dal|al|anno|verso il|tra il|fra il|e il|fino al)\s+`;
/**
 * Numbers that are years only in certain phrases, decades and centuries: `nel 1348`, `nel ’68`, `anni Settanta`,
 * `l’800`, `44 avanti Cristo`.
 */
export const YEAR_IN_PHRASE = String.raw`(?:(?<=${BEFORE_YEAR})(?:1[0-4]\d\d|[’']\d\d)|(?:anni\s+)(?:Venti|Trenta|Quaranta|Cinquanta|Sessanta|Settanta|Ottanta|Novanta|Duemila)|(?<=\p{L}[’'])[1-9]00|\d{1,4}\s+(?:avanti|dopo)\s+Cristo|\d{1,4}\s+[ad]\.\s?C)`;
/** The boundaries of a word: `WORD_START` before its first letter or digit, `WORD_END` behind its last. */
export const WORD_START = String.raw`(?<![\p{L}\p{N}])`;
export const WORD_END = String.raw`(?![\p{L}\p{N}])`;

/** Numerals of which numbers in words are composed: `duecentosei`, `ventuno`, `sessantacinque`. */
const NUMERALS =
  'uno|un|due|tre|tré|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|vent[ei]?|trenta?|quaranta?|cinquanta?|sessanta?|settanta?|ottanta?|novanta?|cento|cent|mille|mila';
/**
 * A number in words: at most nine numerals, as in `novecentonovantanovemila…`. Without a limit a long word of numerals
 * that can be divided in several ways (`undici-otto`, `un-diciotto`) would take a time that doubles with each.
 */
export const NUMBER_IN_WORDS = `(?:${NUMERALS}){1,9}`;
/** A number in figures or in words. The words `un`, `uno` and `una` alone are articles and do not count. */
export const ANY_NUMBER = String.raw`(?:\d{1,3}(?:\.\d{3}){1,5}(?:,\d+)?|\d+(?:[,.]\d+)?|(?!un(?:o|a)?(?!\p{L}))${NUMBER_IN_WORDS})`;
/** Nouns for a person of a certain age: `sedicenne`, `trentacinquenne`, `38enne`. */
export const AGE_NOUN_PATTERN =
  '(?:\\d{1,3}[-\\s]?|(?:vent[iu]?|trenta?|quaranta?|cinquanta?|sessanta?|settanta?|ottanta?|novanta?|cento?)?(?:un|du|tre?|quattr|cinqu|sei|sett|ott|nov|dec|undic|dodic|tredic|quattordic|quindic|sedic|diciassett|diciott|diciannov|vent|trent|quarant|cinquant|sessant|settant|ottant|novant|cent))enn[ei]';
/** All parts of a sentence that match a pattern. */
export const matchesOf = (sentence: string, pattern: RegExp): string[] =>
  Array.from(sentence.matchAll(pattern), ([stretch]) => stretch.trim());
