import { fold } from '#domain/text.ts';

/** Words for a match that ends with a score. */
const MATCH =
  '(?:partit[ae]|derby|match|finalissima|finale|semifinale|amichevole|spareggio|quarti di finale|ottavi di finale)';
/** Words that also mean other things; they mean a match only if two sides follow: `incontro Roma-Lazio`. */
const BETWEEN_SIDES = '(?:incontro|gara|sfida)';
const ARTICLES = String.raw`(?:(?:il|lo|la|l|i|gli|le|di|del|dello|della|dell|dei|degli|delle)\s)*`;
const ENDED = String.raw`\b(?:com|come|quant|quanto) (?:e|era|sono|erano) (?:poi )?finit[aoie] `;
const RESULT = String.raw`\brisultato (?:finale )?(?:ha (?:fatto|avuto) )?`;
const OF_MATCH = new RegExp(`(?:${ENDED}|${RESULT})${ARTICLES}${MATCH}\\b`);
/** Two sides as they are printed, right after the words that ask for their result: `Roma-Lazio`. */
const OF_SIDES = new RegExp(
  String.raw`(?:${ENDED}|${RESULT})${ARTICLES}(?:${BETWEEN_SIDES} (?:di |del |tra |fra )?)?\p{L}[\p{L}’']+\s?[-–]\s?\p{L}`,
  'u',
);

/** Whether a question asks how many points or goals each side of a match has. RAG-07 */
export function asksScore(question: string): boolean {
  const folded = fold(question);
  const plain = folded.replace(/[^\p{L}\p{N}]+/gu, ' ');
  if (/\bpunteggio\b/.test(plain) || OF_MATCH.test(plain)) return true;
  return OF_SIDES.test(folded.replace(/[’']/g, ' '));
}
