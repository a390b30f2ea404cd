import { fold, wordsOf } from '#domain/text.ts';
import type { AnswerKind, QuestionToMatch } from '../understanding/asked-kind.ts';
import { amountsOf, asksForCountOrMeasure, isAskedAmount } from './amounts.ts';
import {
  MONTH,
  matchesOf,
  NUMBER_IN_WORDS,
  WORD_END,
  WORD_START,
  YEAR,
  YEAR_IN_PHRASE,
} from './number-patterns.ts';

/** A first name and a surname, with or without a particle: `Orietta Ghiglione`, `Leonardo da Vinci`. */
const FULL_NAME =
  /(?<!\p{L})(?!(?:Il|Lo|La|I|Gli|Le|Un|Una|Uno|Nel|Nella|Al|Alla|Dal|Dalla|Per|Con|Da|Di|In|A|E|Ma|Se|San|Santa|Val|Via|Piazza|Monte)\s)\p{Lu}[\p{Ll}’']+(?:\s+(?:d[aei]l?l?[ao]?\s+)?\p{Lu}[\p{Ll}’']+)+/gu;
/** Score of a single name, where a full one counts 1: it may be that of a town or an office. */
const SINGLE_NAME_SCORE = 0.6;

/**
 * How likely a sentence names the person asked for: 1 with a full name that is not in the question, 0 without
 * one.
 */
function otherNameScore(sentence: string, question: string): number {
  const questionWords = new Set(wordsOf(fold(question)));
  const isOther = (name: string) => !wordsOf(fold(name)).some((word) => questionWords.has(word));
  if (matchesOf(sentence, FULL_NAME).some(isOther)) return 1;
  const names = wordsOf(sentence).filter((word, at) => at > 0 && /^\p{Lu}\p{Ll}/u.test(word));
  return names.some(isOther) ? SINGLE_NAME_SCORE : 0;
}

const WEEKDAY = '(?:luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica)';
const DATE = new RegExp(
  String.raw`${WORD_START}(?:(?:oggi|domani|dopodomani|ieri|stasera|stamattina)(?:\s+alle\s+\d{1,2}(?:[.:]\d\d)?)?|(?:${WEEKDAY}\s+)?(?:\d{1,2}(?:\s*[-–]\s*|\s+(?:e|o|al)\s+))?(?:\d{1,2}|primo)[°º]?\s+${MONTH}(?:\s+(?:del\s+)?(?:1\d\d\d|20\d\d))?|${MONTH}\s+(?:del\s+)?(?:1\d\d\d|20\d\d)|${YEAR}|${YEAR_IN_PHRASE}|(?:alle|ore)\s+(?:\d{1,2}(?:[.:]\d\d)?|${NUMBER_IN_WORDS})(?:\s+e\s+(?:mezza|trenta))?|${WEEKDAY}(?:\s+(?:prossimo|scorso|mattina|sera|pomeriggio))?)${WORD_END}`,
  'giu',
);
const PLACE =
  /(?<![\p{L}\p{N}])(?:a|ad|in|nel|nella|nell['’]|presso|via|viale|piazza|corso|largo|al|allo|alla|all['’])\s*\p{Lu}/u;
const REASON = new RegExp(
  String.raw`${WORD_START}(?:perché|poiché|giacché|siccome|causa|causat\p{L}|dovut\p{L}|motiv[oi]|ragion[ei]|grazie a|per via|a seguito|colpa)${WORD_END}`,
  'iu',
);
const ADVICE = new RegExp(
  String.raw`${WORD_START}(?:bisogna|occorr\p{L}+|convien\p{L}+|bast(?:a|ano|erebbe)|meglio|si (?:deve|devono|può|possono|fa|fanno)|dev(?:e|ono)|dovrebb\p{L}+|serv(?:e|ono)|è bene|attraverso|grazie a|consigli\p{L}+|raccomand\p{L}+|suggeri\p{L}+)${WORD_END}`,
  'iu',
);
/** Advice that begins with an infinitive: `Scaldare il latte …`. */
const INSTRUCTION = /(?<=^["«“]?|[.!?:;]["»”]?\s["«“]?)\p{Lu}\p{Ll}+(?:are|ere|ire|arsi|ersi|irsi)(?!\p{L})/u;

/** Whether a question asks only for the year: a day without a year, or an hour, does not answer it. */
export const asksYear = (question: string): boolean => /\b(?:che|quale) anno\b/i.test(question);
const WITH_YEAR = new RegExp(String.raw`1\d{3}|20\d\d|^${YEAR_IN_PHRASE}$|^[’']\d\d$|^[1-9]00$`, 'iu');

const datesOf = (sentence: string, question: string): string[] =>
  matchesOf(sentence, DATE).filter((date) => !asksYear(question) || WITH_YEAR.test(date));

/**
 * Dates or amounts of a sentence that may answer a question: those that question and topic do not contain
 * yet.
 */
function candidates(sentence: string, { question, answerKind, knownTopic = '' }: QuestionToMatch): string[] {
  const knownWords = new Set(wordsOf(fold(`${question} ${knownTopic}`)));
  const isNew = (text: string) =>
    wordsOf(fold(text)).some((word) => !knownWords.has(word) && (word.length > 1 || /\d/.test(word)));
  const found =
    answerKind === 'when'
      ? datesOf(sentence, question)
      : answerKind === 'howMuch'
        ? amountsOf(sentence, question)
        : [];
  return [...new Set(found.filter(isNew))];
}

const ANSWER_PATTERNS: Partial<Record<AnswerKind, readonly RegExp[]>> = {
  where: [PLACE],
  why: [REASON],
  how: [ADVICE, INSTRUCTION],
};

/** Score of an amount of the noun that is counted; other amounts score 1. */
const COUNTED_AMOUNT_SCORE = 1.5;

/**
 * How surely a sentence contains the kind of answer that is asked for: 0 if it does not, otherwise 0.6 to
 * 1.5.
 */
export function kindScoreOf(sentence: string, target: QuestionToMatch): number {
  const { question, answerKind, knownTopic = '' } = target;
  const patterns = ANSWER_PATTERNS[answerKind];
  if (patterns) return patterns.some((pattern) => pattern.test(sentence)) ? 1 : 0;
  if (answerKind === 'who' || answerKind === 'list')
    return otherNameScore(sentence, `${question} ${knownTopic}`);
  const found = candidates(sentence, target);
  if (found.length === 0) return 0;
  const countsThings = answerKind === 'howMuch' && asksForCountOrMeasure(question);
  return countsThings && found.some((amount) => isAskedAmount(amount, question)) ? COUNTED_AMOUNT_SCORE : 1;
}

/** Whether a sentence contains something of the kind that is asked for. */
export const containsAnswerKind = (sentence: string, target: QuestionToMatch): boolean =>
  kindScoreOf(sentence, target) > 0;

/** Words for a day that are clear only together with the date of the article. */
const RELATIVE_DAY = /^(?:oggi|ieri|domani|dopodomani|stasera|stamattina)$/i;

/**
 * The date or amount that answers a question, word for word from the sentence. Null if there are several or
 * none, if it is relative to the article's day, or if it may be the amount of something else: no answer is
 * guessed. RAG-07
 */
export function shortAnswer(sentence: string, target: QuestionToMatch): string | null {
  const [only, ...others] = candidates(sentence, target);
  if (only === undefined || others.length > 0 || RELATIVE_DAY.test(only)) return null;
  return target.answerKind === 'howMuch' && !isAskedAmount(only, target.question) ? null : only;
}
