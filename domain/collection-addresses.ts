import type { Month } from './archive.ts';
import type { Day, Special } from './newsstand.ts';

/**
 * Paths of what gathers articles and issues of many days. Apart from `addresses.ts`, which every page's script holds:
 * these are asked for by their own screens. NAV-04, NAV-05, NAV-25
 */
export const SPECIALS = '/speciali';

export const specialPath = ({ slug }: Pick<Special, 'slug'>, day?: Day | null) =>
  `/speciale/${slug}${day ? `/${day}` : ''}`;

export const SIGNATURES = '/firme';

export const ARCHIVE = '/archivio';

/** The archive at a month or at one of its days. */
export const archivePath = (at: Month | Day) => `${ARCHIVE}/${at}`;
