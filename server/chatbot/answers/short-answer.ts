import { MONTHS } from '#domain/dates.ts';
import { fold, wordsOf } from '#domain/text.ts';
import type { Asks } from '../understanding/asked-kind.ts';

const WEEKDAY = '(?:luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica)';
const MONTH = `(?:${MONTHS.join('|')})`;
const YEAR = String.raw`(?:1[5-9]|20)\d\d`;
const EDGE = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;

/** Numbers in words are written together: `duecentosei`, `ventuno`, `sessantacinque`. */
const NUMERALS =
  'uno|un|due|tre|tré|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|vent[ei]?|trenta?|quaranta?|cinquanta?|sessanta?|settanta?|ottanta?|novanta?|cento|cent|mille|mila';
const FIGURE = String.raw`(?:\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[,.]\d+)?|(?!un(?:o|a)?(?!\p{L}))(?:${NUMERALS})+)`;
const RANGE = String.raw`(?:${FIGURE}(?:\s*(?:mila|milion[ei]|miliard[oi]))?(?:\s*[-–]\s*|\s+(?:e|o|a)\s+))?`;
const SCALE = String.raw`(?:\s*(?:mila|milion[ei]|miliard[oi]))?`;
const MONEY = String.raw`(?:\s+(?:di\s+)?(?:euro|dollari|sterline|lire|franchi|centesimi))`;

const DATE = new RegExp(
  String.raw`${EDGE}(?:(?:oggi|domani|dopodomani|ieri|stasera|stamattina)(?:\s+alle\s+\d{1,2}(?:[.:]\d\d)?)?|(?:${WEEKDAY}\s+)?(?:\d{1,2}(?:\s*[-–]\s*|\s+(?:e|o|al)\s+))?(?:\d{1,2}|primo)[°º]?\s+${MONTH}(?:\s+(?:del\s+)?${YEAR})?|${MONTH}\s+(?:del\s+)?${YEAR}|${YEAR}|(?:alle|ore)\s+(?:\d{1,2}(?:[.:]\d\d)?|(?:${NUMERALS})+)(?:\s+e\s+(?:mezza|trenta))?|${WEEKDAY}(?:\s+(?:prossimo|scorso|mattina|sera|pomeriggio))?)${END}`,
  'giu',
);
const AMOUNT = new RegExp(
  String.raw`${EDGE}(?:€\s?)?${RANGE}${FIGURE}(?!\p{L})${SCALE}(?:\s?%|\s+per\s*cento|${MONEY}|\s?€|\s+(?:di\s+)?\p{Ll}[\p{Ll}’']+)?`,
  'giu',
);
const SUM = new RegExp(
  String.raw`${EDGE}(?:€\s?${RANGE}${FIGURE}${SCALE}|${RANGE}${FIGURE}${SCALE}(?:${MONEY}|\s?€|\s?%|\s+per\s*cento)|${RANGE}${FIGURE}\s*(?:milion[ei]|miliard[oi])(?:\s+di\s+euro)?)${END}`,
  'giu',
);
const PLACE =
  /(?<![\p{L}\p{N}])(?:a|ad|in|nel|nella|nell['’]|presso|via|viale|piazza|corso|largo|al|allo|alla|all['’])\s*\p{Lu}/u;
const REASON =
  /\b(?:perché|poiché|causa|causat\w|dovut\w|motivo|ragion[ei]|grazie a|per via|a seguito|colpa)\b/iu;
const NOT_COUNTED = new RegExp(String.raw`^(?:\d{1,2}\s+${MONTH}|${YEAR}(?:\s|$))`, 'iu');

/** Of what a question of a sum asks. */
const OF_MONEY =
  /\b(?:cost\w*|spes[ae]|spend\w*|prezz[oi]|pag\w+|val\w+|incass\w*|stanzia\w*|guadagn\w*|finanzia\w*|investi\w*|somma|cifra|euro)\b/;

/** How many letters words of one stem share at their beginning, about. */
const STEM = 4;

const stretchesOf = (sentence: string, pattern: RegExp): string[] =>
  Array.from(sentence.matchAll(pattern), ([stretch]) => stretch.trim());

/** The thing whose number is asked for. */
const COUNTED = /\bquant[aei] (?:altr[aei] )?(\p{L}{3,})/u;
/** Of an age years are asked for. */
const countedIn = (question: string): string | undefined =>
  (/\bche eta\b/.test(question) ? 'anni' : COUNTED.exec(question)?.[1])?.slice(0, STEM);

/** Amounts of a sentence that a question of how much can mean: of what it counts, of money, or any. */
function amountsOf(sentence: string, question: string): string[] {
  const folded = fold(question);
  if (OF_MONEY.test(folded) && /\bquanto\b|\bcifra\b|\bsomma\b|\bprezzo\b|\bcosto\b/.test(folded)) {
    return stretchesOf(sentence, SUM);
  }
  const amounts = stretchesOf(sentence, AMOUNT).filter((amount) => !NOT_COUNTED.test(amount));
  const counted = countedIn(folded);
  const ofThose = amounts.filter(
    (amount) => counted && wordsOf(fold(amount)).some((word) => word.startsWith(counted)),
  );
  return ofThose.length > 0 ? ofThose : amounts;
}

/** Whether an amount is of what is asked for: of the thing that is counted, of money, or a share. */
function isOfAsked(amount: string, question: string): boolean {
  const folded = fold(question);
  const counted = countedIn(folded);
  if (counted) return wordsOf(fold(amount)).some((word) => word.startsWith(counted));
  return OF_MONEY.test(folded) || (/percentuale/.test(folded) && /%|cento/.test(amount));
}

/** What in a sentence may be what a question asks for: dates or amounts that the question does not have itself. */
function candidates(sentence: string, question: string, asks: Asks): string[] {
  const asked = new Set(wordsOf(fold(question)));
  const isNew = (stretch: string) =>
    wordsOf(fold(stretch)).some((word) => !asked.has(word) && word.length > 1);
  const found =
    asks === 'when' ? stretchesOf(sentence, DATE) : asks === 'howMuch' ? amountsOf(sentence, question) : [];
  return [...new Set(found.filter(isNew))];
}

/** Whether a sentence has a name that the question does not have: after its first word, which is written like one anyway. */
function namesOther(sentence: string, question: string): boolean {
  const asked = new Set(wordsOf(fold(question)));
  return wordsOf(sentence).some(
    (word, at) => at > 0 && /^\p{Lu}\p{Ll}/u.test(word) && !asked.has(fold(word)),
  );
}

/** Whether a sentence says something of the kind that is asked for. */
export function saysAsked(sentence: string, question: string, asks: Asks): boolean {
  if (asks === 'where') return PLACE.test(sentence);
  if (asks === 'why') return REASON.test(sentence);
  if (asks === 'who') return namesOther(sentence, question);
  return candidates(sentence, question, asks).length > 0;
}

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
