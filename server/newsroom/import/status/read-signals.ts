import { codeOf, schemeOf } from './code-of.ts';
import type { Status } from './read-status.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const WITHDRAWS = words(`
  kill killed kills mandatorykill withdraw withdrawn withdrawal retract retracted retraction
  cancel canceled cancelled cancellation recall recalled takedown unpublish unpublished`);
const HOLDS = words(`
  hold onhold holdforrelease embargo embargoed withhold withheld
  donotpublish notforpublication nonpublic notpublishable private internal draft test advisory`);

/** Vocabularies of signals and states. Others use the same words for where an item is sent, or what it holds. */
const OF_SIGNALS = /^(?:\w*sig(?:nal)?s?|\w*stat(?:us)?|https?:\/\/cv\.iptc\.org\/newscodes\/\w*signal)?$/i;

const folded = (code: string) => code.replace(/[\s_.-]+/g, '');

/** The status of an item by its signals; most signals do not concern it. */
export function readSignals(signals: string[]): Status {
  const codes = signals
    .filter((signal) => OF_SIGNALS.test(schemeOf(signal)))
    .map((one) => folded(codeOf(one)));
  if (codes.some((code) => WITHDRAWS.has(code))) return 'canceled';
  return codes.some((code) => HOLDS.has(code)) ? 'withheld' : 'usable';
}

/** Names that agencies give to notes for newsrooms, in the languages that they write in. */
const FOR_EDITORS = [
  '(?:(?:media|editorial|news|press|photo|coverage|planning)\\s+)?advisory',
  '(?:notes?|advice|advisory|message)\\s+(?:to|for)\\s+(?:the\\s+)?(?:editors?|media|newsrooms?|clients|subscribers)',
  "editors?[’']?\\s+notes?|planning\\s+notes?",
  '(?:avvis[oi]|not[ae]|comunicazion[ei]|segnalazion[ei])\\s+(?:all[ae]|ai|agli|per\\s+(?:l[ae]|i|gli))\\s+(?:redazion[ei]|media|giornali|clienti|abbonati)',
  '(?:redaktions|planungs|kunden)hinweise?|hinweise?\\s+an\\s+(?:die\\s+)?(?:redaktion(?:en)?|kunden)|(?:termin|themen)vorschau',
  '(?:avis|notes?)\\s+aux\\s+(?:rédactions|médias|clients|abonnés)',
  '(?:avisos?|notas?)\\s+(?:a|para)\\s+(?:l[oa]s\\s+)?(?:editores|medios|redacciones|clientes|abonados)',
];
const ADVISORY = new RegExp(`^(?:${FOR_EDITORS.join('|')})$`, 'i');
/** Codes of dpa for `Achtung` and `Vorschau`, which are ordinary words elsewhere. */
const DPA_ADVISORY = /(?:^|[/:])dpatextgenre[/:](?:27|32)$/i;

/** Whether a genre, by its name or code, is for notes to editors. */
export const isForEditors = (genre: string): boolean =>
  DPA_ADVISORY.test(genre.trim()) || ADVISORY.test(codeOf(genre));
