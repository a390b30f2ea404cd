import { MONTHS } from '#domain/dates.ts';
import { readTime } from './stated-time.ts';

/** `E del 13?`, `e quelle del 9`: a day whose month was said before. */
const DAY_ALONE =
  /^(?:(?:e|ed|ma|invece)\s+)?(?:(?:quell[eoi]|le notizie)\s+)?(?:del|dell['’]|il|l['’])\s*\d{1,2}(?=\s*[?.!]*$)/iu;

/** A question for a day alone with the month of the last question that named one; any other as it is. */
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
