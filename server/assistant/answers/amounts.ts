import { isStopWord } from '#domain/stop-words.ts';
import { fold, wordsOf } from '#domain/text.ts';
import { synonymsOf } from '../retrieval/kindred-words.ts';
import { asksScore } from '../understanding/score-question.ts';
import { AGED, EDGE, END, FIGURE, MONTH, stretchesOf, YEAR } from './number-patterns.ts';

const RANGE = String.raw`(?:${FIGURE}(?:\s*(?:mila|milion[ei]|miliard[oi]))?(?:\s*[-–]\s*|\s+(?:e|o|a)\s+))?`;
const SCALE = String.raw`(?:\s*(?:mila|milion[ei]|miliard[oi]))?`;
const MONEY = String.raw`(?:\s+(?:di\s+)?(?:euro|dollari|sterline|lire|franchi|centesimi))`;

const AMOUNT = new RegExp(
  String.raw`${EDGE}${AGED}${END}|${EDGE}(?:€\s?)?${RANGE}${FIGURE}(?!\p{L})${SCALE}(?:\s?%|\s+per\s*cento|${MONEY}|\s?€|\s+(?:di\s+)?\p{Ll}[\p{Ll}’']+)?`,
  'giu',
);
const SUM = new RegExp(
  String.raw`${EDGE}(?:€\s?${RANGE}${FIGURE}${SCALE}|${RANGE}${FIGURE}${SCALE}(?:${MONEY}|\s?€|\s?%|\s+per\s*cento)|${RANGE}${FIGURE}\s*(?:milion[ei]|miliard[oi])(?:\s+di\s+euro)?)${END}`,
  'giu',
);
const NOT_COUNTED = new RegExp(String.raw`^(?:\d{1,2}\s+${MONTH}|${YEAR}(?:\s|$))`, 'iu');
const SCORE = new RegExp(String.raw`${EDGE}\d{1,3}(?:\s?[-–]\s?|\s+(?:\p{Ll}+\s+)?a\s+)\d{1,3}${END}`, 'gu');

/** Words of a question about money; `la costa` (the coast) and `la pagina` mean something else. */
const OF_MONEY =
  /(?<!\b(?:la|della|sulla|alla|dalla|lungo) )\bcost(?:a|ano|ava|avano|er\w+|at[oaie]|os[oaie]|o|i|are)\b|\b(?:spes[aeo]|spend\w*|prezz[oi]|pag(?:a|ano|at[oaie]|are|ava|avano|amento|amenti|o|h\w+)|val(?:e|gono|eva|ere|sa|utat[oaie]|ore)|varr\w+|incass\w*|stanzia\w*|guadagn\w*|finanzia\w*|investi(?:re|t[oaie]|ra|ranno|menti|mento|sce|scono|ono)|ammont(?:a|ano|ava|avano|er\w+)|somma|cifra|euro|soldi|denaro)\b/;
const ASKS_SUM = /\bquanto\b|\bcifra\b|\bsomma\b|\bprezzo\b|\bcosto\b|\bquant[ioae] (?:soldi|denaro|euro)\b/;

/** Number of letters at the beginning that words of one stem share, approximately. */
const STEM = 4;

/** Matches the noun whose number is asked for. */
const COUNTED = /\bquant[aei] (?:altr[aei] )?(\p{L}{3,})/u;
const AGE = /\b(?:che|quale|qual e l) eta\b|\bquanti anni (?:ha|aveva|hanno|avevano|compie|compira|avra)\b/;

/**
 * Quantities that are measured: the words that `quanto` or `quale` asks for, and how the names of their units begin.
 */
const MEASURED: readonly (readonly [RegExp, readonly string[]])[] = (
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
).map(([measured, units]) => [
  new RegExp(
    String.raw`\bquanto (?:\w+ ){0,3}(?:${measured})\b|\b(?:che|quale|qual (?:e|era)) (?:la |il |l |sua |suo )*(?:${measured})\b`,
  ),
  units,
]);

/**
 * The kind of amount that a question asks for, and the beginnings of its nouns: of what is counted, or of the units.
 */
type Meant = { of: 'money' | 'score' | 'age' | 'counted' | 'anything'; units: readonly string[] };

function meantBy(question: string): Meant {
  const folded = fold(question).replace(/[^\p{L}\p{N}]+/gu, ' ');
  if (asksScore(question)) return { of: 'score', units: [] };
  if (AGE.test(folded)) return { of: 'age', units: ['anni', 'anno'] };
  const measured = MEASURED.map(([asks, units]) => ({ match: asks.exec(folded), units })).find(
    ({ match }) => match,
  );
  const ends = measured?.match ? measured.match.index + measured.match[0].length : Infinity;
  // The word nearest to the interrogative decides: `Quanto è lungo il ponte che costa 3 milioni?`, `Quanto costa una
  // casa alta tre piani?`
  const isOfMoney = ASKS_SUM.test(folded) && folded.search(OF_MONEY) >= 0 && folded.search(OF_MONEY) < ends;
  if (isOfMoney) return { of: 'money', units: [] };
  const counted = COUNTED.exec(folded)?.[1];
  const units = counted ? [counted.slice(0, STEM)] : measured?.units;
  return units ? { of: 'counted', units } : { of: 'anything', units: [] };
}

const IS_AGE = /enn[ei]$/;

const isIn = (amount: string, { of, units }: Meant) =>
  wordsOf(fold(amount)).some(
    (word) => units.some((unit) => word.startsWith(unit)) || (of === 'age' && IS_AGE.test(word)),
  );

/** Whether a word of a question names what is counted. The other words decide whether an amount answers it. */
export const isCounted = (word: string, question: string): boolean => isIn(word, meantBy(question));

/** Whether a question names what is counted, or the quantity that is measured. */
export const namesCounted = (question: string): boolean => meantBy(question).units.length > 0;

const PRICE = /\b(?:costa(?:no|va|vano)?|costera(?:nno)?|prezzo)\b/;
const SHARE = /%|per\s*cento/i;
const asksPrice = (question: string) => PRICE.test(fold(question)) && !/percent/i.test(question);

/**
 * Whether a text gives a percentage where a price is asked for: the cost of a loan is given so. Sums of money take
 * precedence.
 */
export const sharesPrice = (text: string, question: string): boolean =>
  asksPrice(question) && SHARE.test(text);

/** Amounts of a sentence that can answer a question of how much: of what it counts, of money, or any. */
export function amountsOf(sentence: string, question: string): string[] {
  const meant = meantBy(question);
  if (meant.of === 'money') {
    const isPrice = asksPrice(question);
    return stretchesOf(sentence, SUM).filter((sum) => !(isPrice && SHARE.test(sum)));
  }
  const scores = meant.of === 'score' ? stretchesOf(sentence, SCORE) : [];
  if (scores.length > 0) return scores;
  const amounts = stretchesOf(sentence, AMOUNT);
  const ofMeant = amounts.filter((amount) => isIn(amount, meant));
  return ofMeant.length > 0 ? ofMeant : amounts.filter((amount) => !NOT_COUNTED.test(amount));
}

/**
 * Whether an amount is of the kind that is asked for: of the thing that is counted, money, a score, or a percentage.
 */
export function isOfAsked(amount: string, question: string): boolean {
  const meant = meantBy(question);
  if (meant.of === 'money') return true;
  if (meant.of === 'score') return stretchesOf(amount, SCORE).length > 0;
  if (meant.of === 'anything') return /percentuale/i.test(question) && /%|cento/.test(amount);
  return isIn(amount, meant);
}

/** General nouns that an answer need not repeat: to `quante persone` it may say `operai`. */
const GENERAL =
  /^(?:person[ae]|volt[ae]|sold[io]|denari|temp[io]|cose|gent[ei]|anni|mesi|giorni|settimane|ore|minuti|altr[ie]|tant[ie])$/;
const COUNTED_NOUN = /\bquant(?:i(?: altri)? (\p{L}{3,}i)|e(?: altre)? (\p{L}{3,}[ei]))(?!\p{L})/u;
/**
 * Number of words within which a number and a noun belong together: `quattordici nuove linee`, `delle linee, dieci`.
 */
const COUNTING_WORDS = 4;
const NUMBER = new RegExp(`^(?:\\d[\\d.,]*|${FIGURE})$`, 'u');

const rootOf = (word: string) => word.replace(/h?[aeiou]+$/, '');

/**
 * Whether a text counts what a question asks for: that noun, or a synonym, is near a number. Always true if the
 * question counts no particular noun.
 */
export function countsAsked(text: string, question: string): boolean {
  const found = COUNTED_NOUN.exec(fold(question).replace(/[^\p{L}\p{N}]+/gu, ' '));
  const noun = found?.[1] ?? found?.[2];
  if (!noun || GENERAL.test(noun) || isStopWord(noun)) return true;
  const others = new Set(synonymsOf(noun).filter((word) => !GENERAL.test(word)));
  const root = rootOf(noun);
  const words = wordsOf(fold(text));
  const isCounting = (word: string) => rootOf(word) === root || others.has(word);
  return words.some(
    (word, at) =>
      isCounting(word) &&
      words
        .slice(Math.max(0, at - COUNTING_WORDS), at + COUNTING_WORDS + 1)
        .some((near) => NUMBER.test(near)),
  );
}
