import { fold, wordsOf } from '#domain/text.ts';
import type { AskedFor, Asks } from '../understanding/asked-kind.ts';
import { amountsOf, isOfAsked, namesCounted } from './amounts.ts';
import { EDGE, END, MONTH, NUMERALS, stretchesOf, TOLD_YEAR, YEAR } from './number-patterns.ts';

/** A first name and a surname, with or without a particle: `Orietta Ghiglione`, `Leonardo da Vinci`. */
const FULL_NAME =
  /(?<!\p{L})(?!(?:Il|Lo|La|I|Gli|Le|Un|Una|Uno|Nel|Nella|Al|Alla|Dal|Dalla|Per|Con|Da|Di|In|A|E|Ma|Se|San|Santa|Val|Via|Piazza|Monte)\s)\p{Lu}[\p{Ll}’']+(?:\s+(?:d[aei]l?l?[ao]?\s+)?\p{Lu}[\p{Ll}’']+)+/gu;
/** Weight of a single name relative to a full one: it may be that of a town or an office. */
const SURNAME = 0.6;

/** How likely a sentence names the person who is asked for: it has to contain a name that is not in the question. */
function namesOther(sentence: string, question: string): number {
  const asked = new Set(wordsOf(fold(question)));
  const isOther = (name: string) => !wordsOf(fold(name)).some((word) => asked.has(word));
  if (stretchesOf(sentence, FULL_NAME).some(isOther)) return 1;
  const names = wordsOf(sentence).filter((word, at) => at > 0 && /^\p{Lu}\p{Ll}/u.test(word));
  return names.some(isOther) ? SURNAME : 0;
}

const WEEKDAY = '(?:luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica)';
const DATE = new RegExp(
  String.raw`${EDGE}(?:(?:oggi|domani|dopodomani|ieri|stasera|stamattina)(?:\s+alle\s+\d{1,2}(?:[.:]\d\d)?)?|(?:${WEEKDAY}\s+)?(?:\d{1,2}(?:\s*[-–]\s*|\s+(?:e|o|al)\s+))?(?:\d{1,2}|primo)[°º]?\s+${MONTH}(?:\s+(?:del\s+)?(?:1\d\d\d|20\d\d))?|${MONTH}\s+(?:del\s+)?(?:1\d\d\d|20\d\d)|${YEAR}|${TOLD_YEAR}|(?:alle|ore)\s+(?:\d{1,2}(?:[.:]\d\d)?|(?:${NUMERALS})+)(?:\s+e\s+(?:mezza|trenta))?|${WEEKDAY}(?:\s+(?:prossimo|scorso|mattina|sera|pomeriggio))?)${END}`,
  'giu',
);
const PLACE =
  /(?<![\p{L}\p{N}])(?:a|ad|in|nel|nella|nell['’]|presso|via|viale|piazza|corso|largo|al|allo|alla|all['’])\s*\p{Lu}/u;
const REASON = new RegExp(
  String.raw`${EDGE}(?:perché|poiché|giacché|siccome|causa|causat\p{L}|dovut\p{L}|motiv[oi]|ragion[ei]|grazie a|per via|a seguito|colpa)${END}`,
  'iu',
);
const ADVICE = new RegExp(
  String.raw`${EDGE}(?:bisogna|occorr\p{L}+|convien\p{L}+|bast(?:a|ano|erebbe)|meglio|si (?:deve|devono|può|possono|fa|fanno)|dev(?:e|ono)|dovrebb\p{L}+|serv(?:e|ono)|è bene|attraverso|grazie a|consigli\p{L}+|raccomand\p{L}+|suggeri\p{L}+)${END}`,
  'iu',
);
/** Advice that begins with an infinitive: `Scaldare il latte …`. */
const TO_DO = /(?<=^["«“]?|[.!?:;]["»”]?\s["«“]?)\p{Lu}\p{Ll}+(?:are|ere|ire|arsi|ersi|irsi)(?!\p{L})/u;

/** Whether a question asks only for the year: a day without a year, or an hour, does not answer it. */
export const asksYear = (question: string): boolean => /\b(?:che|quale) anno\b/i.test(question);
const WITH_YEAR = new RegExp(String.raw`1\d{3}|20\d\d|^${TOLD_YEAR}$|^[’']\d\d$|^[1-9]00$`, 'iu');

const datesOf = (sentence: string, question: string): string[] =>
  stretchesOf(sentence, DATE).filter((date) => !asksYear(question) || WITH_YEAR.test(date));

/** Dates or amounts of a sentence that may answer a question: those not already in this question or the one before. */
function candidates(sentence: string, { question, asks, known = '' }: AskedFor): string[] {
  const asked = new Set(wordsOf(fold(`${question} ${known}`)));
  const isNew = (stretch: string) =>
    wordsOf(fold(stretch)).some((word) => !asked.has(word) && (word.length > 1 || /\d/.test(word)));
  const found =
    asks === 'when' ? datesOf(sentence, question) : asks === 'howMuch' ? amountsOf(sentence, question) : [];
  return [...new Set(found.filter(isNew))];
}

const SAID_BY: Partial<Record<Asks, readonly RegExp[]>> = {
  where: [PLACE],
  why: [REASON],
  how: [ADVICE, TO_DO],
};

/** Score of an amount of the very thing that is counted, which counts more than any other. */
const OF_COUNTED = 1.5;

/** How surely a sentence contains something of the kind that is asked for: 0 if it does not, otherwise about 1. */
export function answersKind(sentence: string, asked: AskedFor): number {
  const { question, asks, known = '' } = asked;
  const patterns = SAID_BY[asks];
  if (patterns) return patterns.some((pattern) => pattern.test(sentence)) ? 1 : 0;
  if (asks === 'who' || asks === 'list') return namesOther(sentence, `${question} ${known}`);
  const found = candidates(sentence, asked);
  if (found.length === 0) return 0;
  const isCounting = asks === 'howMuch' && namesCounted(question);
  return isCounting && found.some((amount) => isOfAsked(amount, question)) ? OF_COUNTED : 1;
}

/** Whether a sentence contains something of the kind that is asked for. */
export const saysAsked = (sentence: string, asked: AskedFor): boolean => answersKind(sentence, asked) > 0;

/** Words for a day that only the date of the article makes definite. */
const ANY_DAY = /^(?:oggi|ieri|domani|dopodomani|stasera|stamattina)$/i;

/**
 * The date or amount that answers a question, word for word from the sentence. Null if there are several or none, or if
 * it may be the amount of something else, because the right one is not guessed. RAG-07
 */
export function shortAnswer(sentence: string, asked: AskedFor): string | null {
  const [only, ...others] = candidates(sentence, asked);
  if (only === undefined || others.length > 0 || ANY_DAY.test(only)) return null;
  return asked.asks === 'howMuch' && !isOfAsked(only, asked.question) ? null : only;
}
