import { codeOf, schemeOf } from './code-of.ts';
import type { Status } from './read-status.ts';

const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const WITHDRAWAL_SIGNALS = wordSet(`
  kill killed kills mandatorykill withdraw withdrawn withdrawal retract retracted retraction
  cancel canceled cancelled cancellation recall recalled takedown unpublish unpublished`);
const HOLD_SIGNALS = wordSet(`
  hold onhold holdforrelease embargo embargoed withhold withheld
  donotpublish notforpublication nonpublic notpublishable private internal draft test advisory`);

/**
 * Vocabularies of signals and states, or none. Other vocabularies use the same words for routing or contents.
 */
const SIGNAL_VOCABULARY =
  /^(?:\w*sig(?:nal)?s?|\w*stat(?:us)?|https?:\/\/cv\.iptc\.org\/newscodes\/\w*signal)?$/i;

const withoutSeparators = (code: string) => code.replace(/[\s_.-]+/g, '');

/** The status of an item by its signals; most signals do not affect it. */
export function readSignals(signals: string[]): Status {
  const codes = signals
    .filter((signal) => SIGNAL_VOCABULARY.test(schemeOf(signal)))
    .map((one) => withoutSeparators(codeOf(one)));
  if (codes.some((code) => WITHDRAWAL_SIGNALS.has(code))) return 'canceled';
  return codes.some((code) => HOLD_SIGNALS.has(code)) ? 'withheld' : 'usable';
}

/** Names that agencies give to notes for newsrooms, in the languages that they write in. */
const EDITOR_NOTE_NAMES = [
  '(?:(?:media|editorial|news|press|photo|coverage|planning)\\s+)?advisory',
  '(?:notes?|advice|advisory|message)\\s+(?:to|for)\\s+(?:the\\s+)?(?:editors?|media|newsrooms?|clients|subscribers)',
  "editors?[’']?\\s+notes?|planning\\s+notes?",
  '(?:avvis[oi]|not[ae]|comunicazion[ei]|segnalazion[ei])\\s+(?:all[ae]|ai|agli|per\\s+(?:l[ae]|i|gli))\\s+(?:redazion[ei]|media|giornali|clienti|abbonati)',
  '(?:redaktions|planungs|kunden)hinweise?|hinweise?\\s+an\\s+(?:die\\s+)?(?:redaktion(?:en)?|kunden)|(?:termin|themen)vorschau',
  '(?:avis|notes?)\\s+aux\\s+(?:rédactions|médias|clients|abonnés)',
  '(?:avisos?|notas?)\\s+(?:a|para)\\s+(?:l[oa]s\\s+)?(?:editores|medios|redacciones|clientes|abonados)',
];
const ADVISORY = new RegExp(`^(?:${EDITOR_NOTE_NAMES.join('|')})$`, 'i');
/** Codes of dpa for `Achtung` and `Vorschau`, which are ordinary words elsewhere. */
const DPA_ADVISORY = /(?:^|[/:])dpatextgenre[/:](?:27|32)$/i;

/** Whether a genre, by its name or code, is for notes to editors. */
export const isForEditors = (genre: string): boolean =>
  DPA_ADVISORY.test(genre.trim()) || ADVISORY.test(codeOf(genre));
