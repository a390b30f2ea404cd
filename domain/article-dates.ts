import { dateAndTime, dayAt, relativeDay, timeOfDay, withTime } from './dates.ts';
import type { Article, Day } from './newsstand.ts';

type Dated = Pick<Article, 'publishedAt' | 'updatedAt' | 'minutes' | 'dateline'>;

/** `Aggiornato alle 9.05`, with the day if it differs from that of publication; null if never updated. */
export function updateNote({ publishedAt, updatedAt }: Dated, today: Day): string | null {
  if (updatedAt === null || Date.parse(updatedAt) <= Date.parse(publishedAt)) return null;
  const day = dayAt(updatedAt);
  if (day === dayAt(publishedAt)) return `Aggiornato ${withTime('alle', timeOfDay(updatedAt))}`;
  return `Aggiornato ${relativeDay(day, today).toLowerCase()} ${withTime('alle', timeOfDay(updatedAt))}`;
}

/** Parts of the line under the author's name: place, date, length, update. */
export function dateParts(article: Dated, today: Day): string[] {
  return [
    article.dateline,
    dateAndTime(article.publishedAt, today),
    `${article.minutes} min di lettura`,
    updateNote(article, today),
  ].filter((part): part is string => Boolean(part));
}
