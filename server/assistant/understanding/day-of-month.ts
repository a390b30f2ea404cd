import { addDays, MONTHS } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { readTime } from './stated-time.ts';

/** A day without a month, as in `E del 13?` or `e quelle del 9`; the month was mentioned before. */
const DAY_ALONE =
  /^(?:(?:e|ed|ma|invece)\s+)?(?:(?:quell[eoi]|le notizie)\s+)?(?:del|dell['’]|il|l['’])\s*\d{1,2}[°º]?(?=\s*[?.!]*$)/iu;

/** The day before or after one that was mentioned, as in `e il giorno dopo?`. */
const NEIGHBOURING_DAY =
  /^(?:(?:e|ed|ma|invece)\s+)?(?:(?:quell[eoi]|le notizie)\s+)?(?:del\s+|il\s+)?giorno\s+(?:(?<after>dopo|seguente|successivo)|prima|precedente)(?=\s*[?.!]*$)/iu;

/**
 * The questions of a chat, in which a day without a month is completed with the month and year of the last question
 * about a single day, and `e il giorno dopo?` states that day; other questions are returned unchanged.
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
  if (!lastDay) return question;
  const neighbour = NEIGHBOURING_DAY.exec(trimmed);
  if (neighbour) {
    const meant = addDays(lastDay, neighbour.groups?.after ? 1 : -1);
    return `E del ${Number(meant.slice(8))} ${monthAndYear(meant)}${trimmed.slice(neighbour[0].length)}`;
  }
  const day = DAY_ALONE.exec(trimmed)?.[0];
  return day ? `${day} ${monthAndYear(lastDay)}${trimmed.slice(day.length)}` : question;
}

const monthAndYear = (day: Day): string => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
