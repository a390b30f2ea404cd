import { fold } from '#domain/text.ts';

/** What is played and ends with a score. */
const MATCH =
  'partita|gara|incontro|derby|match|sfida|finale|semifinale|quarti|amichevole|andata|ritorno|finalissima|spareggio|big match';
/** Two sides of a match, as they are printed: `Roma-Lazio`. */
const SIDES = /\p{Lu}[\p{L}’']+\s?[-–]\s?\p{Lu}/u;
const ASKS_END = /\b(?:come?|quanto?) (?:e|era) (?:poi )?finit[ao]\b/;
const ASKS_RESULT = /\b(?:risultato|parziale)\b/;
const OF_MATCH = new RegExp(
  String.raw`\b(?:finit[ao]|risultato(?: finale)?|parziale) (?:(?:il|la|lo|l|di|del|della|dell|dello|a)\s)*(?:${MATCH})\b`,
);

/** Whether a question asks how many points or goals each side of a match has. RAG-07 */
export function asksScore(question: string): boolean {
  const folded = fold(question).replace(/[^\p{L}\p{N}]+/gu, ' ');
  if (/\bpunteggio\b/.test(folded)) return true;
  return (
    (ASKS_END.test(folded) || ASKS_RESULT.test(folded)) && (OF_MATCH.test(folded) || SIDES.test(question))
  );
}
