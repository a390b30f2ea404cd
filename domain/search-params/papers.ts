import type { Day } from '../newsstand.ts';
import { dayIn, type Search, textIn } from './values.ts';

/** `?data=` opens a past day, on the newsstand or in an issue. */
export const daySearch = (search: Search): { data?: Day | undefined } => ({ data: dayIn(search.data) });

/** The id of an article, if the path has none. NAV-07 */
export const articleSearch = (search: Search): { id?: string | number | undefined } => ({
  id: textIn(search.id),
});
