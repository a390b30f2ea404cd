import { dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { mayHaveIssue } from '#server/newsroom/content/extents.ts';
import type { RequestContext } from '../http/handler.ts';

/** Whether a day is before the paper's first issue or in the future: then there is nothing to search. */
export const isOutsideArchive = async (
  { archiveDays: readExtent, now }: Pick<RequestContext, 'archiveDays' | 'now'>,
  day: Day | undefined,
): Promise<boolean> =>
  day !== undefined && !mayHaveIssue(await readExtent(), { from: day, to: day }, dayAt(now));
