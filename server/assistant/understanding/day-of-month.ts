import { MONTHS } from '#domain/dates.ts';
import { readTime } from './stated-time.ts';

/** A day without a month, as in `E del 13?` or `e quelle del 9`; the month was mentioned before. */
const DAY_ALONE =
  /^(?:(?:e|ed|ma|invece)\s+)?(?:(?:quell[eoi]|le notizie)\s+)?(?:del|dell['’]|il|l['’])\s*\d{1,2}(?=\s*[?.!]*$)/iu;

/**
 * Completes a question for a day alone with the month of the last question that named one; other questions are returned
 * unchanged.
 */
export function withMonthBefore(question: string, before: readonly string[], now: Date): string {
  const asked = question.trim();
  const day = DAY_ALONE.exec(asked)?.[0];
  if (!day) return question;
  for (const earlier of before.toReversed()) {
    const { time } = readTime(earlier, now);
    if (time?.kind !== 'date' || time.from !== time.to) continue;
    const [year, month] = time.from.split('-').map(Number);
    return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}${asked.slice(day.length)}`;
  }
  return question;
}
