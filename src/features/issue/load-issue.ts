import { notFound } from '@tanstack/react-router';
import { listIssueDays } from '#api/archive/list-issue-days.ts';
import type { Api } from '#api/clients.ts';
import { getIssue } from '#api/site/get-issue.ts';
import { errorKindOf } from '#domain/api-error.ts';
import { isDay } from '#domain/day.ts';
import type { Day, IssueContents } from '#domain/newsstand.ts';
import { createCoverReducer } from '#src/components/slim.ts';

/** An issue; if there is none for this edition and day, the nearest days that have one. */
export type LoadedIssue =
  | { state: 'published'; contents: IssueContents }
  | { state: 'not-published'; edition: string; day: Day; nearest: Day[] };

const NEAREST_DAYS = 4;

/** @throws NotFound for an unknown edition, ApiError otherwise. NWS-02 */
export async function loadIssue(api: Api, edition: string, day?: string): Promise<LoadedIssue> {
  if (day !== undefined && !isDay(day)) throw notFound();
  try {
    const contents = await getIssue(api, edition, day);
    const forSmallCover = createCoverReducer();
    return { state: 'published', contents: { ...contents, issue: forSmallCover(contents.issue) } };
  } catch (error) {
    if (errorKindOf(error) !== 'not-found' || day === undefined) throw asNotFound(error);
    return { state: 'not-published', edition, day, nearest: await nearestDays(api, edition, day) };
  }
}

async function nearestDays(api: Api, edition: string, day: Day): Promise<Day[]> {
  const days = await listIssueDays(api, edition).catch((error: unknown) => {
    throw asNotFound(error);
  });
  const distance = (other: Day) => Math.abs(Date.parse(other) - Date.parse(day));
  return days
    .map((issue) => issue.day)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, NEAREST_DAYS)
    .sort();
}

const asNotFound = (error: unknown) => (errorKindOf(error) === 'not-found' ? notFound() : error);
