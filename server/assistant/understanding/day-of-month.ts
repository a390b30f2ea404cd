import { MONTHS } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { readTime } from './stated-time.ts';

/** A day without a month, as in `E del 13?` or `e quelle del 9`; the month was mentioned before. */
const DAY_ALONE =
  /^(?:(?:e|ed|ma|invece)\s+)?(?:(?:quell[eoi]|le notizie)\s+)?(?:del|dell['’]|il|l['’])\s*\d{1,2}[°º]?(?=\s*[?.!]*$)/iu;

/**
 * The questions of a chat, in which a day without a month is completed with the month and year of the last question
 * about a single day; other questions are returned unchanged.
 */
export function withMonthsBefore(questions: readonly string[], now: Date): string[] {
  let lastDay: Day | null = null;
  return questions.map((question) => {
    const completed = withMonthOf(lastDay, question);
    const { time } = readTime(completed, now);
    if (time?.kind === 'date' && time.from === time.to) lastDay = time.from;
    return completed;
  });
}

/** A question for a day without a month, with the month and year of this day. */
function withMonthOf(lastDay: Day | null, question: string): string {
  const trimmed = question.trim();
  const day = DAY_ALONE.exec(trimmed)?.[0];
  if (!day || !lastDay) return question;
  const [year, month] = lastDay.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}${trimmed.slice(day.length)}`;
}
