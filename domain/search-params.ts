import { isDay } from './day.ts';
import type { Day } from './newsstand.ts';
import { slugify } from './text.ts';

/** What routes read from an address's query. What does not fit is left out, never an error. */
type Search = Record<string, unknown>;

const dayIn = (value: unknown): Day | undefined =>
  typeof value === 'string' && isDay(value) ? value : undefined;

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** Only what is there: an empty search stays an empty address. */
const present = <T extends Record<string, string | undefined>>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };

/** `?data=` opens a past day, of the newsstand or of an issue. */
export const daySearch = (search: Search) => present({ data: dayIn(search.data) });

/** `?edizione=&data=` lists the sections of another issue than today's. */
export const sectionsSearch = (search: Search) =>
  present({ edizione: slugify(textIn(search.edizione) ?? ''), data: dayIn(search.data) });

/** What a section's path leaves out. NAV-08 */
export const sectionSearch = (search: Search) =>
  present({
    titolo: textIn(search.titolo),
    date: textIn(search.date),
    id_edizione: textIn(search.id_edizione),
    id: textIn(search.id),
  });

/** The id of an article whose path has none. NAV-07 */
export const articleSearch = (search: Search) => present({ id: textIn(search.id) });

/** Where to come back to after signing in. SHL-04 */
export const signInSearch = (search: Search) => present({ redirect_uri: textIn(search.redirect_uri) });
