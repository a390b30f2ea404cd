import type { TextWithWords } from '#domain/mark-words.ts';

const ONES =
  ' uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  );
const TENS = '  venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');
const HUNDRED = 100;
const THOUSAND = 1000;
/** From this number on newspapers do not print numbers in words. */
const MAX_IN_WORDS = 100_000;

function belowHundred(number: number): string {
  if (number < ONES.length) return ONES[number] ?? '';
  const tens = TENS[Math.floor(number / 10)] ?? '';
  const one = number % 10;
  return `${one === 1 || one === 8 ? tens.slice(0, -1) : tens}${ONES[one]}`;
}

function belowThousand(number: number): string {
  const hundreds = Math.floor(number / HUNDRED);
  return `${hundreds > 1 ? ONES[hundreds] : ''}${hundreds > 0 ? 'cento' : ''}${belowHundred(number % HUNDRED)}`;
}

/** A whole number in Italian words, without accents: `millecinquecento`. */
export function inWords(number: number): string {
  const thousands = Math.floor(number / THOUSAND);
  const thousandsInWords = thousands > 1 ? `${belowThousand(thousands).replace(/uno$/, 'un')}mila` : '';
  return `${thousands === 1 ? 'mille' : thousandsInWords}${belowThousand(number % THOUSAND)}`;
}

const GROUPED = /^\d{1,3}(?:\.\d{3})+$/;
const WHOLE_NUMBER = /^(?:[2-9]|[1-9]\d{1,8})$/;

/** All spellings of a number in words: `centottanta` and `centoottanta`, `ventunmila` and `ventunomila`. */
function spellingsOf(number: number): string[] {
  const words = inWords(number);
  const spellings = [words, words.replace('unmila', 'unomila')];
  return [...new Set([...spellings, ...spellings.map((one) => one.replace(/cento(?=ott|un)/g, 'cent'))])];
}

let numbersByWords: Map<string, number> | undefined;
/** Numbers below this are looked up; greater ones are read as a number of thousands, and the rest. */
const LOOKED_UP_BELOW = 10_000;
const lookUp = (words: string): number | undefined => {
  numbersByWords ??= new Map(
    Array.from({ length: LOOKED_UP_BELOW }, (_, number) => number).flatMap((number) =>
      spellingsOf(number).map((one) => [one, number] as const),
    ),
  );
  return numbersByWords.get(words);
};

/** The number that a folded word means; undefined for other words. */
export function numberInWords(word: string): number | undefined {
  const [, before, after] = /^(.+?)mila(.*)$/.exec(word) ?? [];
  if (before === undefined || after === undefined) return lookUp(word);
  const thousands = lookUp(before) ?? lookUp(`${before}o`);
  const rest = after === '' ? 0 : lookUp(after);
  const isNumber = thousands !== undefined && rest !== undefined && rest < THOUSAND;
  return isNumber && thousands > 1 && thousands < THOUSAND ? thousands * THOUSAND + rest : undefined;
}

const grouped = (number: number) => String(number).replace(/(?<=\d)(?=(?:\d{3})+$)/g, '.');

/**
 * The words of a text, with a number that has points between its groups as one word: `1.500` becomes `1500`.
 */
export function withNumbers({ text, words }: TextWithWords): TextWithWords {
  if (!HAS_GROUPS.test(text)) return { text, words };
  const joined: TextWithWords['words'] = [];
  for (const word of words) {
    const former = joined.at(-1);
    const isNextGroup =
      former?.end === word.start - 1 &&
      text[former.end] === '.' &&
      /^\d{3}$/.test(word.folded) &&
      /^[1-9]\d*$/.test(former.folded) &&
      (former.folded.length <= 3 || former.end - former.start > former.folded.length);
    if (isNextGroup)
      joined[joined.length - 1] = { ...former, folded: former.folded + word.folded, end: word.end };
    else joined.push(word);
  }
  return { text, words: joined };
}
const HAS_GROUPS = /\d\.\d{3}/;

/** A text without the points between the groups of three digits in its numbers. */
export const withoutGroupPoints = (text: string): string => text.replace(/(?<=\d)\.(?=\d{3}(?!\d))/g, '');

/** The other notations of a number, if a folded word is one: `1500`, `1.500` and `millecinquecento`. RAG-07 */
export function otherNumerals(folded: string): string[] {
  const figures = GROUPED.test(folded) ? folded.replaceAll('.', '') : folded;
  const number = WHOLE_NUMBER.test(figures) ? Number(figures) : numberInWords(folded);
  if (number === undefined || number < 2) return [];
  const words = number < MAX_IN_WORDS ? spellingsOf(number) : [];
  const all = [String(number), grouped(number), ...words];
  return [...new Set(all)].filter((one) => one !== folded);
}
