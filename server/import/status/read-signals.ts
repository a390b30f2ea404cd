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

/** What is polite before it: `Cari colleghi, non …`, `si prega di non pubblicare`, `please hold`. */
const ASKED =
  '(?:(?:please|pls|kindly|si prega(?: di)?|(?:vi )?preghiamo(?: di)?|prego|per favore|strictly|solo per|strict)\\s+)?';
const NOT_TO_PRINT = new RegExp(
  `^\\W*(?:[^,]{1,40},\\s*)?${ASKED}(?:(?:not|do not|don[’']?t|must not be|da non|non)\\s+(?:be\\s+|for\\s+|to be\\s+|yet\\s+(?:for\\s+)?|ancora\\s+)?(?:publi|print|releas|use\\b|used\\b|pubblic|diffond|usare|utilizz|prima d)|ne pas (?:publi|diffus|utilis)|nicht (?:ver[oö]ffentlich|publizier|verwend)|no (?:publicar|difundir)|pubblicazione vietata|vietata la pubblicazione|hold(?:\\s+for|\\s+until|\\b(?=[\\s.:!]*$))|(?:sotto\\s+|under\\s+|sous\\s+|bajo\\s+)?embarg|sperrfrist|for internal use|uso interno)`,
  'i',
);
/** The text is taken back, by a note alone. */
const TAKEN_BACK = new RegExp(
  `^\\W*${ASKED}(?:mandatory\\s+kill|kill\\b|withdraw|retract|annull|ritirat|ritirare|annulation|bitte\\s+(?:streichen|nicht)|anulad)`,
  'i',
);
const OVER = /\b(?:lifted|expired|removed|over(?=\W*$)|released|revocat|cadut|scadut|tolto|none|nessuno)/i;
/** What is still to come holds: `do not publish until released`. */
const NOT_YET =
  /\b(?:until|till|unless|before|prima|finch[eé]|fino a (?:quando|che))(?![\p{L}\d]|\s+(?:\d|ore|alle))/iu;

/** The sentences of a note: what it says about printing may stand after a greeting. */
const sentences = (note: string): string[] =>
  note.split(/[\n.;:!]+\s*|\s[–—-]\s/).filter((one) => one !== '');

/** `Embargo: lifted`: the word alone, and what became of it behind. */
const EMBARGO_ALONE = /^\W*embargo\W*$/i;

const isOver = (one: string, next = ''): boolean =>
  (OVER.test(one) && !NOT_YET.test(one)) ||
  (EMBARGO_ALONE.test(one) && OVER.test(next) && !NOT_YET.test(next));

/** Whether a note to editors says that the text is not to be printed. */
export const isHeldByNote = (note: string): boolean =>
  sentences(note).some(
    (one, at, all) =>
      (NOT_TO_PRINT.test(one) || TAKEN_BACK.test(one)) &&
      !isOver(one.slice(0, 80), all[at + 1]?.slice(0, 80)),
  );

const HELD_TITLE =
  /^\W*(?:(?:sotto|under|strict)\s+)?embarg(?:o|oed|ato)\b[\s:–—-]*(?:(?:fino|sino)\s+)?(?:(?:dalle|alle|al|ore|until|till|per le|to)\s+)?(?:ore\s+)?\d{1,2}(?:[:.]\d\d|[/-]\d{1,2}|\s?[ap]m|\s?h)?(?![\d%])(?!\s*(?:%|per\s*cento|percent|anni|mesi|paesi|years|months|countries))/i;
const ADVISORY = /^(?:(?:media|editorial)\s+)?advisory$/i;

/** Whether a title says that its text waits: `(EMBARGO ORE 18) …`. */
export const isHeldByTitle = (title: string): boolean => HELD_TITLE.test(title);

/** Whether a genre is that of notes to editors. */
export const isForEditors = (genre: string): boolean => ADVISORY.test(genre.trim());
