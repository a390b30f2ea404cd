import type { Day, Issue, Newsstand } from '#domain/newsstand.ts';

/**
 * What the newsstand shows: today's issue; the latest one while today's is awaited; the issue of the requested past
 * day, or the one before it; or none, because there is none yet or none that old.
 */
export type NewsstandView =
  | { kind: 'today' | 'waiting' | 'past'; issue: Issue }
  | { kind: 'past-missing'; issue: Issue; requestedDay: Day }
  | { kind: 'none' }
  | { kind: 'before-first'; requestedDay: Day };

/** @param requestedDay the day in the address, null for today's newsstand. NWS-01 */
export function viewOf(
  { issue, today }: Pick<Newsstand, 'issue' | 'today'>,
  requestedDay: Day | null,
): NewsstandView {
  if (!issue)
    return requestedDay !== null && requestedDay < today
      ? { kind: 'before-first', requestedDay }
      : { kind: 'none' };
  if (issue.day === today) return { kind: 'today', issue };
  if (requestedDay === null || requestedDay === today) return { kind: 'waiting', issue };
  return issue.day === requestedDay ? { kind: 'past', issue } : { kind: 'past-missing', issue, requestedDay };
}
