import { fold, wordsOf } from '#domain/text.ts';
import type { Asks } from '../understanding/asked-kind.ts';
import { amountsOf, isOfAsked, namesCounted } from './amounts.ts';
import { EDGE, END, MONTH, NUMERALS, stretchesOf, YEAR } from './figures.ts';
import { namesOther } from './other-names.ts';

const WEEKDAY = '(?:luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica)';
const DATE = new RegExp(
  String.raw`${EDGE}(?:(?:oggi|domani|dopodomani|ieri|stasera|stamattina)(?:\s+alle\s+\d{1,2}(?:[.:]\d\d)?)?|(?:${WEEKDAY}\s+)?(?:\d{1,2}(?:\s*[-–]\s*|\s+(?:e|o|al)\s+))?(?:\d{1,2}|primo)[°º]?\s+${MONTH}(?:\s+(?:del\s+)?${YEAR})?|${MONTH}\s+(?:del\s+)?${YEAR}|${YEAR}|(?:alle|ore)\s+(?:\d{1,2}(?:[.:]\d\d)?|(?:${NUMERALS})+)(?:\s+e\s+(?:mezza|trenta))?|${WEEKDAY}(?:\s+(?:prossimo|scorso|mattina|sera|pomeriggio))?)${END}`,
  'giu',
);
const PLACE =
  /(?<![\p{L}\p{N}])(?:a|ad|in|nel|nella|nell['’]|presso|via|viale|piazza|corso|largo|al|allo|alla|all['’])\s*\p{Lu}/u;
const REASON =
  /\b(?:perché|poiché|causa|causat\w|dovut\w|motivo|ragion[ei]|grazie a|per via|a seguito|colpa)\b/iu;
const ADVICE =
  /\b(?:[Bb]isogna|[Oo]ccorr\w+|convien\w+|bast[ai]\w*|meglio|si (?:deve|devono|può|possono|fa|fanno)|dev(?:e|ono)|dovrebb\w+|serv(?:e|ono)|è bene|attraverso|grazie a|consigli\w+|raccomand\w+|suggeri\w+)\b|(?<=^["«“]?|[.!?:;]["»”]?\s["«“]?)\p{Lu}\p{Ll}+(?:are|ere|ire|arsi|ersi|irsi)\b/u;

/** What in a sentence may be what a question asks for: dates or amounts that the question does not have itself. */
function candidates(sentence: string, question: string, asks: Asks): string[] {
  const asked = new Set(wordsOf(fold(question)));
  const isNew = (stretch: string) =>
    wordsOf(fold(stretch)).some((word) => !asked.has(word) && word.length > 1);
  const found =
    asks === 'when' ? stretchesOf(sentence, DATE) : asks === 'howMuch' ? amountsOf(sentence, question) : [];
  return [...new Set(found.filter(isNew))];
}

const SAID_BY: Partial<Record<Asks, RegExp>> = { where: PLACE, why: REASON, how: ADVICE };

/** An amount of the very thing that is counted says more than any other. */
const OF_COUNTED = 1.5;

/** How surely a sentence says something of the kind that is asked for: 0 where it does not, else about 1. */
export function answersKind(sentence: string, question: string, asks: Asks): number {
  const pattern = SAID_BY[asks];
  if (pattern) return pattern.test(sentence) ? 1 : 0;
  if (asks === 'who' || asks === 'list') return namesOther(sentence, question);
  const found = candidates(sentence, question, asks);
  if (found.length === 0) return 0;
  const isCounting = asks === 'howMuch' && namesCounted(question);
  return isCounting && found.some((amount) => isOfAsked(amount, question)) ? OF_COUNTED : 1;
}

/** Whether a sentence says something of the kind that is asked for. */
export const saysAsked = (sentence: string, question: string, asks: Asks): boolean =>
  answersKind(sentence, question, asks) > 0;

/** Which day that is is told by the article's own. */
const ANY_DAY = /^(?:oggi|ieri|domani|dopodomani|stasera|stamattina)$/i;

/**
 * The date or amount that answers a question, word for word as the sentence has it; null where there are several, or none,
 * or where it may be the amount of something else: which is meant is not guessed. RAG-07
 */
export function shortAnswer(sentence: string, question: string, asks: Asks): string | null {
  const [only, ...others] = candidates(sentence, question, asks);
  if (only === undefined || others.length > 0 || ANY_DAY.test(only)) return null;
  return asks === 'howMuch' && !isOfAsked(only, question) ? null : only;
}
