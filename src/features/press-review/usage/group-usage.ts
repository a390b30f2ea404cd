import { dayAt, longDate, timeOfDay } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { UsageEvent, UsageKind } from '#domain/press-review/sending.ts';
import { usageStrings as strings } from './strings.ts';

/** Groups events by day, in the order given. */
export function byDay(events: readonly UsageEvent[]): { day: Day; events: UsageEvent[] }[] {
  const days = new Map<Day, UsageEvent[]>();
  for (const event of events) {
    const day = dayAt(event.at);
    const eventsOfDay = days.get(day);
    if (eventsOfDay) eventsOfDay.push(event);
    else days.set(day, [event]);
  }
  return [...days].map(([day, eventsOfDay]) => ({ day, events: eventsOfDay }));
}

/** Number of events of each kind that occurs. */
export function kindCounts(events: readonly UsageEvent[]): Map<UsageKind, number> {
  const counts = new Map<UsageKind, number>();
  for (const { kind } of events) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/** Name of the person or link behind an event. */
export function whoOf({ who, by }: Pick<UsageEvent, 'who' | 'by'>): string {
  if (by === 'link') return who ? `${strings.link} «${who}»` : strings.link;
  return who || strings.automaticSending;
}

/** Events as rows of a spreadsheet. */
export const usageRows = (events: readonly UsageEvent[]): string[][] =>
  events.map((event) => [
    longDate(dayAt(event.at)),
    timeOfDay(event.at),
    whoOf(event),
    strings.by[event.by],
    strings.actions[event.kind],
    event.what,
  ]);
