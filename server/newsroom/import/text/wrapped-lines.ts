import { endsWithAbbreviation } from './abbreviations.ts';

/**
 * Limits of the width of wrapped lines: mail programs wrap at 60 to 80 characters, some systems at up to 25
 * words.
 */
const MAX_WIDTH = 200;
const MIN_WIDTH = 30;
/**
 * Width below which lines may also be verses or items of a list, so that they count as wrapped only if all
 * are full.
 */
const ORDINARY_WIDTH = 50;
/** Share of the width from which on a line counts as nearly full, as lines that were broken by hand are. */
const MIN_WIDTH_SHARE = 0.85;

/**
 * Limit of lines that are examined; a longer text is no article, and is rejected for its length elsewhere.
 */
const MAX_LINES = 20_000;

const SENTENCE_END = /[.!?…:;][»”"'’)\]]*$/;
const LOWER_CASE = /^[«“"'’([]*[\p{Ll}\p{Lo}]/u;
const ANY_LETTER = /^[«“"'’([]*\p{L}/u;
const LIST_ITEM = /^(?:[-–—•*·▪◦►✓]|\d{1,3}[.)°]|[a-z]\))\s/i;
/** Lines that are never joined: columns, quoted lines of a reply, separators of a signature. */
const NEVER_JOINED = /\S(?: {3,}|\t)\S|\.{4}|^(?:>|--\s*$|[_*=~-]{3})/;

export const endsSentence = (line: string): boolean =>
  SENTENCE_END.test(line.slice(-20)) && !endsWithAbbreviation(line);

/** How the lines of a text were wrapped. */
export type Wrapping = {
  width: number;
  /** Whether no line had room for the first word of the next one. */
  isFull: boolean;
  /** Matches the beginning of a line that continues a sentence. */
  continuation: RegExp;
};

const fits = (line: string, next: string, width: number): boolean =>
  line.length + 1 + (next.match(/^\S+/)?.[0].length ?? 0) <= width;

/** Whether a line is broken within a sentence. */
const isBrokenInSentence = (line: string, next: string, continuation: RegExp): boolean =>
  !NEVER_JOINED.test(line) &&
  !NEVER_JOINED.test(next) &&
  (endsWithAbbreviation(line) || (!endsSentence(line) && continuation.test(next) && !LIST_ITEM.test(next)));

/** Words that do not end a title or a paragraph: articles, prepositions, conjunctions. */
const FUNCTION_WORD =
  'e|ed|o|od|ma|che|se|come|il|lo|la|i|gli|le|un|uno|una|di|a|da|in|con|su|per|tra|fra|d[ae]l(?:l[aeo]?|i)?|degli|dagli|dei|dai|(?:n[e]|su|a)(?:l|llo|lla|i|gli|lle)|col|nostr[oaie]|of|the|and|to|in|for|with|by';
const OPEN_END = new RegExp(`(?:^|[\\s'’])(?:${FUNCTION_WORD})$|,$`, 'i');
const BEGINS_SENTENCE = new RegExp(
  `^[«“"'’(]*(?:${FUNCTION_WORD}|dopo|prima|quando|mentre|anche|non|ieri|oggi|domani)(?![\\p{L}])|^[«“"'’(]*(?:[ldn]|un|[dn]ell|dall|all|sull|quell)['’]`,
  'iu',
);
const BEGINS_WITH_NAME =
  /^[«“"'’(]*\p{Lu}[\p{L}.'’-]*[,.]?\s+(?:(?:d[aei]|de[li]|della|lo|la|van|von)\s+)?\p{Lu}/u;
const ENDS_WITH_NAME = /(?:^|\s)\p{Lu}[\p{Ll}'’-]+,?$/u;
/** An office that is followed by a name: `… il sindaco`, `… l’assessora`. */
const ENDS_WITH_OFFICE = /(?:\s(?:il|lo|la)\s|\sl['’])\p{Ll}+$/u;
/**
 * Matches a line that begins with a family name, the second half of a broken name, after which the sentence
 * goes on.
 */
const BEGINS_WITH_SURNAME = /^\p{Lu}\p{L}{3,}[,;:.]?(?:\s+\p{Ll}|[)»”"]?$)/u;
/** Labels of a speaker, a place or a time: `Renzo Balducci: …`, `Montefiore. …`, `Sabato: …`. */
const IS_LABEL = /^(?:[^\s.,;]+\s+){0,3}[^\s.,;]+:|^\p{L}+\.\s/u;
const BEGINS_WITH_CAPITAL = /^[«“"'’(]*\p{Lu}/u;

const LEADS_TO_NAME = [OPEN_END, ENDS_WITH_NAME, ENDS_WITH_OFFICE];

/** Whether a sentence of prose continues with a name in the next line: `… il sindaco`, `Renzo Balducci ha detto`. */
const continuesWithName = (line: string, next: string): boolean =>
  line.length >= ORDINARY_WIDTH &&
  !endsSentence(line) &&
  BEGINS_WITH_CAPITAL.test(next) &&
  !BEGINS_SENTENCE.test(next) &&
  !IS_LABEL.test(next) &&
  (endsSentence(next) || next.length >= ORDINARY_WIDTH) &&
  (OPEN_END.test(line) || (ENDS_WITH_NAME.test(line) ? BEGINS_WITH_SURNAME : BEGINS_WITH_NAME).test(next)) &&
  !NEVER_JOINED.test(line) &&
  !NEVER_JOINED.test(next) &&
  !LIST_ITEM.test(next);

/** Whether lines are prose, which ends with a full stop; verses, results and headlines do not. */
const isProse = (lines: string[]): boolean => endsSentence(lines.at(-1) ?? '');

type Pair = [line: string, next: string];

const pairsOf = (lines: string[]): Pair[] => lines.slice(1).map((next, at) => [lines[at] ?? '', next]);

const brokenCount = (pairs: Pair[], width: number, share = 1): number =>
  pairs.filter(([line, next]) => line.length <= width && !fits(line, next, share * width)).length;

/** The width at which most of the lines that end within a sentence were broken; of equal ones the widest. */
function likelyWidth(lines: string[], brokenPairs: Pair[]): number {
  const lengths = new Set(lines.map(({ length }) => length));
  const widths = [...lengths].filter((width) => width >= MIN_WIDTH && width <= MAX_WIDTH);
  const scored = widths
    .sort((one, other) => one - other)
    .map((width) => ({
      width,
      score: brokenCount(brokenPairs, width, MIN_WIDTH_SHARE) + brokenCount(brokenPairs, width),
    }));
  return scored.reduce((best, one) => (one.score >= best.score ? one : best), { width: 0, score: 1 }).width;
}

/** How the lines of a text were wrapped; null if their ends are the author's own. */
export function wrappingOf(blocks: string[][]): Wrapping | null {
  const lines = blocks.flat();
  if (lines.length > MAX_LINES) return null;
  const hasCase = /\p{Ll}|\p{Lo}/u.test(lines.join(''));
  const continuation = hasCase ? LOWER_CASE : ANY_LETTER;
  const brokenPairs = blocks.flatMap((block) => {
    const isOfProse = isProse(block);
    return pairsOf(block).filter(
      ([line, next]) =>
        isBrokenInSentence(line, next, continuation) ||
        // Lines of titles and programmes begin with full names, too, so they do not prove that lines were wrapped.
        (isOfProse && LEADS_TO_NAME.some((end) => end.test(line)) && continuesWithName(line, next)),
    );
  });
  const width = likelyWidth(lines, brokenPairs);
  const isNarrow = width < ORDINARY_WIDTH;
  // Short lines are no evidence: they were left when a second program wrapped the text again, or are a
  // signature.
  const evidence = isNarrow ? brokenPairs : brokenPairs.filter(([line]) => line.length >= width / 2);
  const isFull =
    evidence.length >= (isNarrow ? 5 : 3) && brokenCount(evidence, width) >= 0.9 * evidence.length;
  const nearCount = brokenCount(evidence, width, MIN_WIDTH_SHARE);
  const isNear = !isNarrow && hasCase && nearCount > 0 && nearCount >= 0.7 * evidence.length;
  return isFull || isNear ? { width, isFull, continuation } : null;
}

function isContinuation(
  [previous, line]: Pair,
  { width, isFull, continuation }: Wrapping,
  { isContinued, isOfProse }: { isContinued: boolean; isOfProse: boolean },
): boolean {
  if (endsWithAbbreviation(previous)) return isBrokenInSentence(previous, line, continuation);
  const isInside =
    isBrokenInSentence(previous, line, continuation) || (isOfProse && continuesWithName(previous, line));
  if (previous.length > width) return isInside;
  if (!fits(previous, line, width) || (isInside && isContinued)) return true;
  return !fits(previous, line, MIN_WIDTH_SHARE * width) && (isInside || (!isFull && !endsSentence(previous)));
}

/**
 * Groups the indexes of the lines of a block: the lines of a group were one line before wrapping. Without a
 * wrapping, all lines are joined except those of lists, tables and signatures.
 */
export function unwrapGroups(lines: string[], wrapping: Wrapping | null): number[][] {
  const isList = lines.filter((line) => LIST_ITEM.test(line)).length > 1;
  const isOfProse = isProse(lines);
  const groups: number[][] = [];
  let isSignature = false;
  for (const [at, line] of lines.entries()) {
    const previous = lines[at - 1] ?? '.';
    const group = groups.at(-1);
    isSignature ||= /^--\s*$/.test(line);
    const isItem = LIST_ITEM.test(line) && (isList || endsSentence(previous));
    const isKept = isSignature || isItem || NEVER_JOINED.test(line) || NEVER_JOINED.test(previous);
    const context = { isContinued: (group?.length ?? 0) > 1, isOfProse };
    const isJoined = !isKept && (!wrapping || isContinuation([previous, line], wrapping, context));
    if (group && isJoined) group.push(at);
    else groups.push([at]);
  }
  return groups;
}

/** The text between two joined lines: nothing after a hyphen within a word, else a space. */
function separatorBetween(line: string, next: string): string {
  const end = line.slice(-2);
  return /\u00ad$/.test(end) || (/\p{L}[-‐]$/u.test(end) && /^\p{Ll}/u.test(next)) ? '' : ' ';
}

/** Joins the lines with these indexes into one line. */
export const joinLines = (lines: string[], indexes: number[]): string =>
  indexes
    .map((at, position) => {
      const [line = '', next] = [lines[at], lines[indexes[position + 1] ?? -1]];
      return next === undefined ? line : line.replace(/\u00ad$/, '') + separatorBetween(line, next);
    })
    .join('');
