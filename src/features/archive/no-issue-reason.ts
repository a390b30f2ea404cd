import type { CalendarDay } from '#domain/archive.ts';
import { strings } from './strings.ts';

/** Why a day has no newspaper, in words; null for one that has. NWS-08 */
export function noIssueReason(day: CalendarDay, paper: string): string | null {
  if (day.state === 'out') return null;
  return day.state === 'holiday' ? strings.holiday(day.holiday) : strings.reasons[day.state](paper);
}
