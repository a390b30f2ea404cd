import type { Month } from './archive.ts';
import type { Day, Edition, Special } from './newsstand.ts';

/**
 * Paths of what gathers articles and issues of many days. Apart from `addresses.ts`, which every page's script holds:
 * these are asked for by their own screens. NAV-04, NAV-05, NAV-25
 */
export const SPECIALS = '/speciali';

type SpecialPart = { day?: Day | null; edition?: Pick<Edition, 'id'> | null; page?: number };

/** A special, or what a day and an edition narrow it to; one of its pages where a number above 1 is named. */
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

/** The articles of back issues with these words, which stand in the path as those of a search do. NWS-08 */
export const archiveSearchPath = (text: string, page = 1): string =>
  `${ARCHIVE_SEARCH}/${encodeURIComponent(text)}${page > 1 ? `?pagina=${page}` : ''}`;

/** The archive at a month or at one of its days. */
export const archivePath = (at: Month | Day) => `${ARCHIVE}/${at}`;
