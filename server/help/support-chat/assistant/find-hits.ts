import type { Question } from './assistant.ts';
import { findAnswers, type Hit } from './find-answers.ts';

/** From here on an answer is what was asked; from there on it may be, and below it is about something else. */
export const SURE = 0.6;
export const LIKELY = 0.34;

/** What a question may be about, the best first. What alone says little is understood from what was asked before. HLP-09 */
export async function findHits({ brand, turn, before, answering }: Question): Promise<Hit[]> {
  const alone = await findAnswers(brand, answering, turn);
  if ((alone[0]?.fit ?? 0) >= SURE) return alone;
  const earlier = before.findLast(({ role }) => role === 'user');
  if (!earlier) return alone;
  const together = await findAnswers(brand, answering, `${earlier.content} ${turn}`);
  return (together[0]?.fit ?? 0) > (alone[0]?.fit ?? 0) ? together : alone;
}
