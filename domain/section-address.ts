import { isDay } from './day.ts';
import type { Day } from './newsstand.ts';
import { slugify } from './text.ts';

/** A section's address: its title, or day, edition and id together. NAV-08 */
export type SectionAddress = { title?: string; day?: Day; editionId?: number; id?: number };

type Raw = { titolo?: unknown; date?: unknown; id_edizione?: unknown; id?: unknown };

const toId = (raw: unknown) => (/^[1-9]\d{0,8}$/.test(String(raw)) ? Number(raw) : undefined);

/** Whether the path contains an invalid day, for which no page exists; in the query such a day is left out. */
export const hasInvalidDay = ({ date }: Raw): boolean => date !== undefined && !isDay(String(date));

/**
 * Reads a section's address; values in the path win over the query. Null if it names no section: it has neither a title
 * nor all three of id, id_edizione and date. NAV-08
 */
export function readSectionAddress(path: Raw, query: Raw): SectionAddress | null {
  const title = slugify(String(path.titolo ?? query.titolo ?? ''));
  const day = String(path.date ?? query.date ?? '');
  const editionId = toId(path.id_edizione ?? query.id_edizione);
  const id = toId(path.id ?? query.id);
  const complete = isDay(day) && editionId !== undefined && id !== undefined;
  if (!title && !complete) return null;
  return {
    ...(title && { title }),
    ...(isDay(day) && { day }),
    ...(editionId && { editionId }),
    ...(id && { id }),
  };
}
