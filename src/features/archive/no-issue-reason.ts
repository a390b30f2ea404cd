import type { CalendarDay } from '#domain/archive.ts';
import { strings } from './strings.ts';

/** The reason why a day has no issue, in words; null for a day that has one. NWS-08 */
export function noIssueReason(day: CalendarDay, paper: string): string | null {
  if (day.state === 'out') return null;
  return day.state === 'holiday' ? strings.holiday(day.holiday) : strings.reasons[day.state](paper);
}
