import { dayAt, relativeDay, timeOfDay } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { connectionStrings as strings } from '#src/strings/connection.ts';

/** `Contenuti aggiornati alle 7.12.`, `… ieri alle 22.10.`, `… martedì 1 aprile 2025 alle 6.30.` */
export function updatedAtText(instant: string, today: Day): string {
  const day = dayAt(instant);
  const time = strings.at(timeOfDay(instant));
  return strings.updated(day === today ? time : `${relativeDay(day, today).toLowerCase()} ${time}`);
}
