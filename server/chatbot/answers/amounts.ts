import { fold, wordsOf } from '#domain/text.ts';
import { EDGE, END, FIGURE, MONTH, NUMERALS, stretchesOf, YEAR } from './figures.ts';

const RANGE = String.raw`(?:${FIGURE}(?:\s*(?:mila|milion[ei]|miliard[oi]))?(?:\s*[-–]\s*|\s+(?:e|o|a)\s+))?`;
const SCALE = String.raw`(?:\s*(?:mila|milion[ei]|miliard[oi]))?`;
const MONEY = String.raw`(?:\s+(?:di\s+)?(?:euro|dollari|sterline|lire|franchi|centesimi))`;

const AMOUNT = new RegExp(
  String.raw`${EDGE}(?:${NUMERALS})*(?:${NUMERALS}|tr|vent|ott)enn[ei]${END}|${EDGE}(?:€\s?)?${RANGE}${FIGURE}(?!\p{L})${SCALE}(?:\s?%|\s+per\s*cento|${MONEY}|\s?€|\s+(?:di\s+)?\p{Ll}[\p{Ll}’']+)?`,
  'giu',
);
const SUM = new RegExp(
  String.raw`${EDGE}(?:€\s?${RANGE}${FIGURE}${SCALE}|${RANGE}${FIGURE}${SCALE}(?:${MONEY}|\s?€|\s?%|\s+per\s*cento)|${RANGE}${FIGURE}\s*(?:milion[ei]|miliard[oi])(?:\s+di\s+euro)?)${END}`,
  'giu',
);
const NOT_COUNTED = new RegExp(String.raw`^(?:\d{1,2}\s+${MONTH}|${YEAR}(?:\s|$))`, 'iu');
const SCORE = new RegExp(String.raw`${EDGE}\d{1,3}(?:\s?[-–]\s?|\s+(?:\p{Ll}+\s+)?a\s+)\d{1,3}${END}`, 'gu');
/** Of what a question of a result asks. */
const OF_SCORE = /\b(?:punteggio|risultato|finit[ao])\b/;
/** Of what a question of a sum asks. */
const OF_MONEY =
  /\b(?:cost\w*|spes[ae]|spend\w*|prezz[oi]|pag\w+|val\w+|incass\w*|stanzia\w*|guadagn\w*|finanzia\w*|investi\w*|somma|cifra|euro|soldi|denaro)\b/;

/** How many letters words of one stem share at their beginning, about. */
const STEM = 4;

/** The thing whose number is asked for. */
const COUNTED = /\bquant[aei] (?:altr[aei] )?(\p{L}{3,})/u;

/** In what amounts are told that a question asks for without naming it: years of an age, degrees of how warm it is. */
const UNITS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bche eta\b|\bquanti anni\b/, ['anni', 'ann', 'enne']],
  [/\b(?:ri)?scald|\btemperatur|\b(?:cald|fredd)[oaie]\b/, ['grad']],
  [/\bpes(?:a|ano|ava|avano|era|o)\b/, ['chil', 'tonn', 'gram', 'quin', 'kg']],
  [
    /\bdur(?:a|ano|ava|era|ato|ata|eranno)\b|\bquanto tempo\b/,
    ['ora', 'ore', 'minu', 'gior', 'mes', 'ann', 'sett', 'seco'],
  ],
  [/\bdist(?:a|ano|anza)\b|\blontan/, ['chil', 'metr', 'migl', 'km']],
  [
    /\b(?:alt|lung|larg|profond)[oaie]\b|\b(?:alt|lungh|largh|profondit)[ae]?(?:zza)?\b/,
    ['metr', 'cent', 'chil', 'piani', 'mill'],
  ],
  [/\b(?:superficie|estension|si estende)/, ['etta', 'metr', 'chil']],
];
/** How the amount that is asked for goes on: of what is counted, or of what it is measured in; empty where any may be meant. */
function countedIn(question: string): readonly string[] {
  const units = UNITS.find(([asks]) => asks.test(question))?.[1];
  const counted = COUNTED.exec(question)?.[1];
  return units ?? (counted ? [counted.slice(0, STEM)] : []);
}

const isCountedIn = (amount: string, units: readonly string[]) =>
  wordsOf(fold(amount)).some((word) =>
    units.some((unit) => word.startsWith(unit) || (unit === 'enne' && word.endsWith(unit))),
  );

/** A question's words that say what is counted: what else it says tells whether an amount is meant. */
export const isCounted = (word: string, question: string): boolean =>
  isCountedIn(word, countedIn(fold(question)));

/** Whether a question says what is counted, or in what its amount is measured. */
export const namesCounted = (question: string): boolean => countedIn(fold(question)).length > 0;

/** Amounts of a sentence that a question of how much can mean: of what it counts, of money, or any. */
export function amountsOf(sentence: string, question: string): string[] {
  const folded = fold(question);
  if (
    OF_MONEY.test(folded) &&
    /\bquanto\b|\bcifra\b|\bsomma\b|\bprezzo\b|\bcosto\b|\bquant[ioae] (?:soldi|denaro|euro)\b/.test(folded)
  ) {
    return stretchesOf(sentence, SUM);
  }
  if (OF_SCORE.test(folded)) return stretchesOf(sentence, SCORE);
  const amounts = stretchesOf(sentence, AMOUNT).filter((amount) => !NOT_COUNTED.test(amount));
  const units = countedIn(folded);
  const ofThose = amounts.filter((amount) => isCountedIn(amount, units));
  return ofThose.length > 0 ? ofThose : amounts;
}

/** Whether an amount is of what is asked for: of the thing that is counted, of money, or a share. */
export function isOfAsked(amount: string, question: string): boolean {
  const folded = fold(question);
  const units = countedIn(folded);
  if (units.length > 0) return isCountedIn(amount, units);
  if (OF_SCORE.test(folded)) return true;
  return OF_MONEY.test(folded) || (/percentuale/.test(folded) && /%|cento/.test(amount));
}
