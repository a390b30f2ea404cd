import { codeOf, schemeOf } from './code-of.ts';
import type { Status } from './read-status.ts';

const WITHDRAWS = new Set(
  'kill killed kills mandatorykill withdraw withdrawn withdrawal retract retracted retraction cancel canceled cancelled cancellation recall recalled takedown unpublish unpublished'.split(
    ' ',
  ),
);
const HOLDS = new Set(
  'hold onhold holdforrelease embargo embargoed withhold withheld donotpublish notforpublication nonpublic notpublishable private internal draft test advisory'.split(
    ' ',
  ),
);

/** Vocabularies of signals and states; others say by the same words where an item is sent, or what it holds. */
const OF_SIGNALS = /^(?:\w*sig(?:nal)?s?|\w*stat(?:us)?|https?:\/\/cv\.iptc\.org\/newscodes\/\w*signal)?$/i;

const folded = (code: string) => code.replace(/[\s_.-]+/g, '');

/** What a signal says about the status of its item: most say nothing. */
export function readSignals(signals: string[]): Status {
  const codes = signals
    .filter((signal) => OF_SIGNALS.test(schemeOf(signal)))
    .map((one) => folded(codeOf(one)));
  if (codes.some((code) => WITHDRAWS.has(code))) return 'canceled';
  return codes.some((code) => HOLDS.has(code)) ? 'withheld' : 'usable';
}

const NOT_TO_PRINT =
  /^\W*(?:(?:not|do not|don[’']?t|must not be|da non|non)\s+(?:be\s+|for\s+|to be\s+)?(?:publi|print|releas|use\b|used\b|pubblic|diffond|usare|utilizz|prima d)|hold(?:\s+for|\s+until|\b(?=[\s.:!]*$))|(?:strictly\s+|sotto\s+|under\s+|sous\s+|bajo\s+)?embarg|sperrfrist|for internal use|uso interno)/i;
/** The text is taken back, by a note alone. */
const TAKEN_BACK =
  /^\W*(?:mandatory\s+kill|kill\b|withdraw|retract|annull|ritirat|ritirare|annulation|bitte\s+(?:streichen|nicht)|anulad)/i;
const OVER = /\b(?:lifted|expired|removed|over|released|revocat|cadut|scadut|tolto)/i;

/** The sentences of a note: what it says about printing may stand after a greeting. */
const sentences = (note: string): string[] => note.split(/[\n.;:!]+\s*|\s[–—-]\s/);

/** Whether a note to editors says that the text is not to be printed. */
export const isHeldByNote = (note: string): boolean =>
  sentences(note).some(
    (one) => (NOT_TO_PRINT.test(one) || TAKEN_BACK.test(one)) && !OVER.test(one.slice(0, 80)),
  );

const HELD_TITLE =
  /^\W*(?:sotto\s+)?embargo\s+(?:(?:fino|sino)\s+)?(?:alle|al|ore|until|till|to)\s+(?:ore\s+)?\d/i;
const ADVISORY = /^(?:(?:media|editorial)\s+)?advisory$/i;

/** Whether a title says that its text waits: `(EMBARGO ORE 18) …`. */
export const isHeldByTitle = (title: string): boolean => HELD_TITLE.test(title);

/** Whether a genre is that of notes to editors. */
export const isForEditors = (genre: string): boolean => ADVISORY.test(genre.trim());
