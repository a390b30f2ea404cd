import { dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { mayHold } from '#server/newsroom/content/extents.ts';
import type { RequestContext } from '../http/handler.ts';

/** Whether a day is before the paper's first issue or in the future: then there is nothing to search. */
export const isOutsideArchive = async (
  { extent, now }: Pick<RequestContext, 'extent' | 'now'>,
  day: Day | undefined,
): Promise<boolean> => day !== undefined && !mayHold(await extent(), { from: day, to: day }, dayAt(now));
