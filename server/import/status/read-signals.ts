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
  /^\W*(?:(?:not|do not|don[’']?t|must not be|da non|non)\s+(?:be\s+|for\s+|to be\s+)?(?:publi|print|releas|use\b|used\b|pubblic|diffond|usare)|hold(?:\s+for|\s+until|\b(?=[\s.:!]*$))|(?:sotto\s+)?embargo|under embargo|for internal use|uso interno)/i;
const OVER = /\b(?:lifted|expired|removed|over|released|revocat|cadut|scadut|tolto)/i;

/** Whether a note to editors begins by saying that the text is not to be printed. */
export const isHeldByNote = (note: string): boolean =>
  NOT_TO_PRINT.test(note) && !OVER.test(note.slice(0, 80));
