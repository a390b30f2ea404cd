import { dayAt, relativeDay, shortDate } from '#domain/dates.ts';

/** `Oggi, giovedì 3 aprile`; other days by their date only. */
export function DayDivider({ date }: { date: string }) {
  const day = dayAt(date);
  const words = relativeDay(day, dayAt(new Date()));
  return <p className="meta">{/^(?:Oggi|Ieri)$/.test(words) ? `${words}, ${shortDate(day)}` : words}</p>;
}
