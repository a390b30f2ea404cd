import { codeOf, schemeOf } from './code-of.ts';
import type { Status } from './read-status.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const WITHDRAWS = words(`
  kill killed kills mandatorykill withdraw withdrawn withdrawal retract retracted retraction
  cancel canceled cancelled cancellation recall recalled takedown unpublish unpublished`);
const HOLDS = words(`
  hold onhold holdforrelease embargo embargoed withhold withheld
  donotpublish notforpublication nonpublic notpublishable private internal draft test advisory`);

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

const ADVISORY = /^(?:(?:media|editorial)\s+)?advisory$/i;

/** Whether a genre is that of notes to editors. */
export const isForEditors = (genre: string): boolean => ADVISORY.test(genre.trim());
