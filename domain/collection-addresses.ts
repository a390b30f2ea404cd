import type { Month } from './archive.ts';
import type { Day, Edition, Special } from './newsstand.ts';

/**
 * Paths of collections of articles and issues from many days. Separate from `addresses.ts`, which is in every page's
 * script: only their own screens load these. NAV-04, NAV-05, NAV-25
 */
export const SPECIALS = '/speciali';

type SpecialPart = { day?: Day | null; edition?: Pick<Edition, 'id'> | null; page?: number };

/** Path of a special, or of its part for a day and an edition; `page` is written from 2 on. */
export function specialPath(
  { slug }: Pick<Special, 'slug'>,
  { day, edition, page = 1 }: SpecialPart = {},
): string {
  const query = [edition && `id_edizione=${edition.id}`, page > 1 && `pagina=${page}`].filter(Boolean);
  return `/speciale/${slug}${day ? `/${day}` : ''}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

export const SIGNATURES = '/firme';

export const ARCHIVE = '/archivio';

export const ARCHIVE_SEARCH = `${ARCHIVE}/cerca`;

/** Path of an archive search; the words are in the path, as in other searches. NWS-08 */
export const archiveSearchPath = (text: string, page = 1): string =>
  `${ARCHIVE_SEARCH}/${encodeURIComponent(text)}${page > 1 ? `?pagina=${page}` : ''}`;

/** The archive at a month or at one of its days. */
export const archivePath = (at: Month | Day) => `${ARCHIVE}/${at}`;
