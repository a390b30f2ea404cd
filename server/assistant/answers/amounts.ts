import { isStopWord } from '#domain/stop-words.ts';
import { fold, wordsOf } from '#domain/text.ts';
import { synonymsOf } from '../retrieval/synonyms.ts';
import { asksScore } from '../understanding/score-question.ts';
import {
  AGE_NOUN_PATTERN,
  ANY_NUMBER,
  MONTH,
  matchesOf,
  WORD_END,
  WORD_START,
  YEAR,
} from './number-patterns.ts';

const RANGE = String.raw`(?:${ANY_NUMBER}(?:\s*(?:mila|milion[ei]|miliard[oi]))?(?:\s*[-–]\s*|\s+(?:e|o|a)\s+))?`;
const SCALE = String.raw`(?:\s*(?:mila|milion[ei]|miliard[oi]))?`;
const MONEY_UNIT = String.raw`(?:\s+(?:di\s+)?(?:euro|dollari|sterline|lire|franchi|centesimi))`;

const AMOUNT = new RegExp(
  String.raw`${WORD_START}${AGE_NOUN_PATTERN}${WORD_END}|${WORD_START}(?:€\s?)?${RANGE}${ANY_NUMBER}(?!\p{L})${SCALE}(?:\s?%|\s+per\s*cento|${MONEY_UNIT}|\s?€|\s+(?:di\s+)?\p{Ll}[\p{Ll}’']+)?`,
  'giu',
);
/** Sums of money, percentages, and millions or billions of unnamed units. */
const MONEY_OR_PERCENTAGE = new RegExp(
  String.raw`${WORD_START}(?:€\s?${RANGE}${ANY_NUMBER}${SCALE}|${RANGE}${ANY_NUMBER}${SCALE}(?:${MONEY_UNIT}|\s?€|\s?%|\s+per\s*cento)|${RANGE}${ANY_NUMBER}\s*(?:milion[ei]|miliard[oi])(?:\s+di\s+euro)?)${WORD_END}`,
  'giu',
);
const NOT_COUNTED = new RegExp(String.raw`^(?:\d{1,2}\s+${MONTH}|${YEAR}(?:\s|$))`, 'iu');
const SCORE = new RegExp(
  String.raw`${WORD_START}\d{1,3}(?:\s?[-–]\s?|\s+(?:\p{Ll}+\s+)?a\s+)\d{1,3}${WORD_END}`,
  'gu',
);

/** Matches a word of a question about money; `la costa` (the coast) and `la pagina` mean something else. */
const MONEY_WORD =
  /(?<!\b(?:la|della|sulla|alla|dalla|lungo) )\bcost(?:a|ano|ava|avano|er\w+|at[oaie]|os[oaie]|o|i|are)\b|\b(?:spes[aeo]|spend\w*|prezz[oi]|pag(?:a|ano|at[oaie]|are|ava|avano|amento|amenti|o|h\w+)|val(?:e|gono|eva|ere|sa|utat[oaie]|ore)|varr\w+|incass\w*|stanzia\w*|guadagn\w*|finanzia\w*|investi(?:re|t[oaie]|ra|ranno|menti|mento|sce|scono|ono)|ammont(?:a|ano|ava|avano|er\w+)|somma|cifra|euro|soldi|denaro)\b/;
const ASKS_SUM = /\bquanto\b|\bcifra\b|\bsomma\b|\bprezzo\b|\bcosto\b|\bquant[ioae] (?:soldi|denaro|euro)\b/;

/** Number of letters at the beginning that words of one stem share, approximately. */
const STEM_LENGTH = 4;

/** Matches a question for a number of things; its group is their noun. */
const COUNTED_WORD = /\bquant[aei] (?:altr[aei] )?(\p{L}{3,})/u;
const ASKS_AGE =
  /\b(?:che|quale|qual e l) eta\b|\bquanti anni (?:ha|aveva|hanno|avevano|compie|compira|avra)\b/;

/**
 * Measured quantities: a pattern for a question about one, and the first letters of the units in its answer.
 */
const MEASURES: readonly (readonly [RegExp, readonly string[]])[] = (
  [
    [String.raw`(?:ri)?scald\w*|temperatur\w|cald[oaie]|fredd[oaie]`, ['grad']],
    ['pesa|pesano|pesava|pesavano|pesera|peso', ['chil', 'tonn', 'gram', 'quin', 'kg']],
    [
      'dura|durano|durava|durera|durato|durata|dureranno|tempo',
      ['ora', 'ore', 'minu', 'gior', 'mes', 'ann', 'sett', 'seco'],
    ],
    ['dista|distano|distanza|lontan[oaie]', ['chil', 'metr', 'migl', 'km']],
    [
      '(?:alt|lung|larg|profond)(?:[oaie]|hi|he)|altezza|lunghezza|larghezza|profondita',
      ['metr', 'cent', 'chil', 'piani', 'mill'],
    ],
    ['grand[ei]|dimension[ei]', ['metr', 'chil', 'etta', 'cent', 'km']],
    ['superficie|estensione|estende|estendono', ['etta', 'metr', 'chil']],
  ] as const
).map(([words, units]) => [
  new RegExp(
    String.raw`\bquanto (?:\w+ ){0,3}(?:${words})\b|\b(?:che|quale|qual (?:e|era)) (?:la |il |l |sua |suo )*(?:${words})\b`,
  ),
  units,
]);

/**
 * The kind of amount that a question asks for, and the first letters of the noun that is counted or of the
 * units.
 */
type AskedAmount = { kind: 'money' | 'score' | 'age' | 'counted' | 'anything'; units: readonly string[] };

function askedAmount(question: string): AskedAmount {
  const folded = fold(question).replace(/[^\p{L}\p{N}]+/gu, ' ');
  if (asksScore(question)) return { kind: 'score', units: [] };
  if (ASKS_AGE.test(folded)) return { kind: 'age', units: ['anni', 'anno'] };
  const measured = MEASURES.map(([asks, units]) => ({ match: asks.exec(folded), units })).find(
    ({ match }) => match,
  );
  const measureEnd = measured?.match ? measured.match.index + measured.match[0].length : Infinity;
  // The word nearest to the interrogative decides: `Quanto è lungo il ponte che costa 3 milioni?`, `Quanto costa una
  // casa alta tre piani?`
  const isOfMoney =
    ASKS_SUM.test(folded) && folded.search(MONEY_WORD) >= 0 && folded.search(MONEY_WORD) < measureEnd;
  if (isOfMoney) return { kind: 'money', units: [] };
  const counted = COUNTED_WORD.exec(folded)?.[1];
  const units = counted ? [counted.slice(0, STEM_LENGTH)] : measured?.units;
  return units ? { kind: 'counted', units } : { kind: 'anything', units: [] };
}

const AGE_NOUN = /enn[ei]$/;

const hasUnit = (amount: string, { kind, units }: AskedAmount) =>
  wordsOf(fold(amount)).some(
    (word) => units.some((unit) => word.startsWith(unit)) || (kind === 'age' && AGE_NOUN.test(word)),
  );

/** Whether a word of a question is the noun that it counts, or a unit. */
export const isCounted = (word: string, question: string): boolean => hasUnit(word, askedAmount(question));

/** Whether a question asks for a number of things, a measured quantity, or an age. */
export const asksForCountOrMeasure = (question: string): boolean => askedAmount(question).units.length > 0;

const PRICE = /\b(?:costa(?:no|va|vano)?|costera(?:nno)?|prezzo)\b/;
const PERCENTAGE = /%|per\s*cento/i;
const asksPrice = (question: string) => PRICE.test(fold(question)) && !/percent/i.test(question);

/**
 * Whether a text answers a question for a price with a percentage, as for the cost of a loan. `amountsOf`
 * still leaves percentages out of the answer.
 */
export const givesPriceAsPercentage = (text: string, question: string): boolean =>
  asksPrice(question) && PERCENTAGE.test(text);

/**
 * Amounts of a sentence that can answer a question for an amount: sums of money, scores, or numbers of what
 * the question counts; if there are none of these last two, any amounts except dates and numbers that may be years
 * (1500 to 2099).
 */
export function amountsOf(sentence: string, question: string): string[] {
  const asked = askedAmount(question);
  if (asked.kind === 'money') {
    const isPrice = asksPrice(question);
    return matchesOf(sentence, MONEY_OR_PERCENTAGE).filter((sum) => !(isPrice && PERCENTAGE.test(sum)));
  }
  const scores = asked.kind === 'score' ? matchesOf(sentence, SCORE) : [];
  if (scores.length > 0) return scores;
  const amounts = matchesOf(sentence, AMOUNT);
  const withAskedUnit = amounts.filter((amount) => hasUnit(amount, asked));
  return withAskedUnit.length > 0 ? withAskedUnit : amounts.filter((amount) => !NOT_COUNTED.test(amount));
}

/**
 * Whether an amount of `amountsOf` is of the kind that is asked for: of the thing that is counted, money, an
 * age, a score, or a percentage.
 */
export function isAskedAmount(amount: string, question: string): boolean {
  const asked = askedAmount(question);
  if (asked.kind === 'money') return true;
  if (asked.kind === 'score') return matchesOf(amount, SCORE).length > 0;
  if (asked.kind === 'anything') return /percentuale/i.test(question) && /%|cento/.test(amount);
  return hasUnit(amount, asked);
}

/** General nouns that an answer need not repeat: to `quante persone` it may say `operai`. */
const GENERAL_NOUN =
  /^(?:person[ae]|volt[ae]|sold[io]|denari|temp[io]|cose|gent[ei]|anni|mesi|giorni|settimane|ore|minuti|altr[ie]|tant[ie])$/;
const COUNTED_NOUN = /\bquant(?:i(?: altri)? (\p{L}{3,}i)|e(?: altre)? (\p{L}{3,}[ei]))(?!\p{L})/u;
/**
 * Largest number of words from a noun to the number that counts it: `quattordici nuove linee`, `delle linee,
 * dieci`.
 */
const MAX_COUNT_DISTANCE = 4;
const NUMBER = new RegExp(`^(?:\\d[\\d.,]*|${ANY_NUMBER})$`, 'u');

const rootOf = (word: string) => word.replace(/h?[aeiou]+$/, '');

/**
 * Whether a text counts what a question asks for: that noun, or a synonym, is near a number. Always true if the
 * question counts no particular noun.
 */
export function countsAsked(text: string, question: string): boolean {
  const found = COUNTED_NOUN.exec(fold(question).replace(/[^\p{L}\p{N}]+/gu, ' '));
  const noun = found?.[1] ?? found?.[2];
  if (!noun || GENERAL_NOUN.test(noun) || isStopWord(noun)) return true;
  const synonyms = new Set(synonymsOf(noun).filter((word) => !GENERAL_NOUN.test(word)));
  const root = rootOf(noun);
  const words = wordsOf(fold(text));
  const isCountedNoun = (word: string) => rootOf(word) === root || synonyms.has(word);
  return words.some(
    (word, at) =>
      isCountedNoun(word) &&
      words
        .slice(Math.max(0, at - MAX_COUNT_DISTANCE), at + MAX_COUNT_DISTANCE + 1)
        .some((neighbour) => NUMBER.test(neighbour)),
  );
}
