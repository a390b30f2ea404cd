import { MONTHS } from '#domain/dates.ts';
import { readTime } from './stated-time.ts';

/** A day without a month, as in `E del 13?` or `e quelle del 9`; the month was mentioned before. */
const DAY_ALONE =
  /^(?:(?:e|ed|ma|invece)\s+)?(?:(?:quell[eoi]|le notizie)\s+)?(?:del|dell['’]|il|l['’])\s*\d{1,2}[°º]?(?=\s*[?.!]*$)/iu;

/**
 * Completes a question for a day without a month with the month and year of the last question about a single
 * day; other questions are returned unchanged.
 */
export function withMonthBefore(question: string, earlierQuestions: readonly string[], now: Date): string {
  const trimmed = question.trim();
  const day = DAY_ALONE.exec(trimmed)?.[0];
  if (!day) return question;
  for (const earlierQuestion of earlierQuestions.toReversed()) {
    const { time } = readTime(earlierQuestion, now);
    if (time?.kind !== 'date' || time.from !== time.to) continue;
    const [year, month] = time.from.split('-').map(Number);
    return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}${trimmed.slice(day.length)}`;
  }
  return question;
}
