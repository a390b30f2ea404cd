import { endsWithAbbreviation } from './abbreviations.ts';

/** Mail programs wrap lines at 60 to 80 characters, some systems at up to 25 words. */
const WIDEST = 200;
const NARROWEST = 30;
/** Verses and items of lists are as narrow as this: below this width every wrapped line must be full. */
const ORDINARY = 50;
/** The share of the width that a line broken by hand has at least. */
const NEARLY = 0.85;

/** A longer text is no article, and is refused for its length. */
const MOST_LINES = 20_000;

const SENTENCE_END = /[.!?…:;][»”"'’)\]]*$/;
const LOWER_CASE = /^[«“"'’([]*[\p{Ll}\p{Lo}]/u;
const ANY_LETTER = /^[«“"'’([]*\p{L}/u;
const ITEM = /^(?:[-–—•*·▪◦►✓]|\d{1,3}[.)°]|[a-z]\))\s/i;
/** Lines that are never joined: columns, quoted lines of a reply, separators of a signature. */
const KEPT = /\S(?: {3,}|\t)\S|\.{4}|^(?:>|--\s*$|[_*=~-]{3})/;

export const endsSentence = (line: string): boolean =>
  SENTENCE_END.test(line.slice(-20)) && !endsWithAbbreviation(line);

/** How the lines of a text were wrapped. */
export type Wrapping = {
  width: number;
  /** Whether no line had room for the first word of the next one. */
  isFull: boolean;
  begins: RegExp;
};

const fits = (line: string, next: string, width: number): boolean =>
  line.length + 1 + (next.match(/^\S+/)?.[0].length ?? 0) <= width;

/** Whether a line is broken within a sentence. */
const isWithin = (line: string, next: string, begins: RegExp): boolean =>
  !KEPT.test(line) &&
  !KEPT.test(next) &&
  (endsWithAbbreviation(line) || (!endsSentence(line) && begins.test(next) && !ITEM.test(next)));

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
/** The second half of a broken name: one word, after which the sentence continues. */
const BEGINS_WITH_SURNAME = /^\p{Lu}\p{L}{3,}[,;:.]?(?:\s+\p{Ll}|[)»”"]?$)/u;
/** Labels of a speaker, a place or a time: `Renzo Balducci: …`, `Montefiore. …`, `Sabato: …`. */
const IS_LABEL = /^(?:[^\s.,;]+\s+){0,3}[^\s.,;]+:|^\p{L}+\.\s/u;
const BEGINS_WITH_CAPITAL = /^[«“"'’(]*\p{Lu}/u;

const LEADS_TO_NAME = [OPEN_END, ENDS_WITH_NAME, ENDS_WITH_OFFICE];

/** Whether a sentence of prose continues with a name in the next line: `… il sindaco`, `Renzo Balducci ha detto`. */
const goesOnWithName = (line: string, next: string): boolean =>
  line.length >= ORDINARY &&
  !endsSentence(line) &&
  BEGINS_WITH_CAPITAL.test(next) &&
  !BEGINS_SENTENCE.test(next) &&
  !IS_LABEL.test(next) &&
  (endsSentence(next) || next.length >= ORDINARY) &&
  (OPEN_END.test(line) || (ENDS_WITH_NAME.test(line) ? BEGINS_WITH_SURNAME : BEGINS_WITH_NAME).test(next)) &&
  !KEPT.test(line) &&
  !KEPT.test(next) &&
  !ITEM.test(next);

/** Whether lines are prose, which ends with a full stop; verses, results and headlines do not. */
const isProse = (lines: string[]): boolean => endsSentence(lines.at(-1) ?? '');

type Pair = [line: string, next: string];

const pairsOf = (lines: string[]): Pair[] => lines.slice(1).map((next, at) => [lines[at] ?? '', next]);

const broken = (pairs: Pair[], width: number, share = 1): number =>
  pairs.filter(([line, next]) => line.length <= width && !fits(line, next, share * width)).length;

/** The width at which most of the lines that end within a sentence were broken; of equal ones the widest. */
function likelyWidth(lines: string[], within: Pair[]): number {
  const lengths = new Set(lines.map(({ length }) => length));
  const widths = [...lengths].filter((width) => width >= NARROWEST && width <= WIDEST);
  const judged = widths
    .sort((one, other) => one - other)
    .map((width) => ({ width, says: broken(within, width, NEARLY) + broken(within, width) }));
  return judged.reduce((best, one) => (one.says >= best.says ? one : best), { width: 0, says: 1 }).width;
}

/** The width at which lines were wrapped; null where the author ended them. */
export function wrappingOf(blocks: string[][]): Wrapping | null {
  const lines = blocks.flat();
  if (lines.length > MOST_LINES) return null;
  const hasCase = /\p{Ll}|\p{Lo}/u.test(lines.join(''));
  const begins = hasCase ? LOWER_CASE : ANY_LETTER;
  const within = blocks.flatMap((block) => {
    const isOfProse = isProse(block);
    return pairsOf(block).filter(
      ([line, next]) =>
        isWithin(line, next, begins) ||
        // Lines of titles and programmes begin with full names, too, so they do not prove that lines were wrapped.
        (isOfProse && LEADS_TO_NAME.some((end) => end.test(line)) && goesOnWithName(line, next)),
    );
  });
  const width = likelyWidth(lines, within);
  const isNarrow = width < ORDINARY;
  // Among wrapped lines, short ones are left over by a second program, or are a signature.
  const telling = isNarrow ? within : within.filter(([line]) => line.length >= width / 2);
  const isFull = telling.length >= (isNarrow ? 5 : 3) && broken(telling, width) >= 0.9 * telling.length;
  const near = broken(telling, width, NEARLY);
  const isNear = !isNarrow && hasCase && near > 0 && near >= 0.7 * telling.length;
  return isFull || isNear ? { width, isFull, begins } : null;
}

function goesOn(
  [before, line]: Pair,
  { width, isFull, begins }: Wrapping,
  { isContinued, isOfProse }: { isContinued: boolean; isOfProse: boolean },
): boolean {
  if (endsWithAbbreviation(before)) return isWithin(before, line, begins);
  const isInside = isWithin(before, line, begins) || (isOfProse && goesOnWithName(before, line));
  if (before.length > width) return isInside;
  if (!fits(before, line, width) || (isInside && isContinued)) return true;
  return !fits(before, line, NEARLY * width) && (isInside || (!isFull && !endsSentence(before)));
}

/**
 * Groups the lines of a block by their positions: those of a group were one line before wrapping. Without a wrapping
 * all lines are joined but those of lists and tables.
 */
export function unwrapped(lines: string[], wrapping: Wrapping | null): number[][] {
  const isList = lines.filter((line) => ITEM.test(line)).length > 1;
  const isOfProse = isProse(lines);
  const groups: number[][] = [];
  let isSignature = false;
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1] ?? '.';
    const group = groups.at(-1);
    isSignature ||= /^--\s*$/.test(line);
    const isItem = ITEM.test(line) && (isList || endsSentence(before));
    const isKept = isSignature || isItem || KEPT.test(line) || KEPT.test(before);
    const where = { isContinued: (group?.length ?? 0) > 1, isOfProse };
    const isOne = !isKept && (!wrapping || goesOn([before, line], wrapping, where));
    if (group && isOne) group.push(at);
    else groups.push([at]);
  }
  return groups;
}

/** The text between two joined lines: nothing after a hyphen within a word, else a space. */
function between(line: string, next: string): string {
  const end = line.slice(-2);
  return /\u00ad$/.test(end) || (/\p{L}[-‐]$/u.test(end) && /^\p{Ll}/u.test(next)) ? '' : ' ';
}

/** Joins lines into the one that they were. */
export const inOneLine = (lines: string[], places: number[]): string =>
  places
    .map((at, place) => {
      const [line = '', next] = [lines[at], lines[places[place + 1] ?? -1]];
      return next === undefined ? line : line.replace(/\u00ad$/, '') + between(line, next);
    })
    .join('');
