import type { ArticleSummary, Day, Edition, SectionRef, Signature } from './newsstand.ts';

/** Paths of the newsstand, in one place for page, worker and server. NAV-02…08, NAV-25 */
export const HOME = '/';
export const SEARCH = '/ricerca';
export const FAVOURITES = '/preferiti';
export const DOWNLOADS = '/scaricati';
export const NOTICES = '/avvisi';
/** Alert settings of this device, on the newsstand's origin because its worker shows the alerts. */
export const DEVICE_ALERTS = '/avvisi/dispositivo';
/** Path on the account site: the reader's own contents. */
export const DASHBOARD = '/dashboard';
/** Path on the account site: the reader's purchases, and what can be done about them. */
export const SUBSCRIPTIONS = '/user/subscriptions';

export const articlePath = ({ id, slug }: Pick<ArticleSummary, 'id' | 'slug'>) =>
  `/articolo/${id}${slug && `/${slug}`}`;

export const issuePath = (edition: Pick<Edition, 'slug'>, day?: Day) =>
  `/edizione/${edition.slug}${day ? `/${day}` : ''}`;

/**
 * Path of a section in one issue; the route takes the edition's id, not its slug. Without `issue` it leads to
 * the latest day.
 */
export function sectionPath(
  section: Pick<SectionRef, 'slug'>,
  issue?: { day: Day; edition: Pick<Edition, 'id'> },
): string {
  return `/sezione/${section.slug}${issue ? `/${issue.day}/${issue.edition.id}` : ''}`;
}

export const sectionsPath = (issue?: { day: Day; edition: Pick<Edition, 'slug'> }) =>
  issue ? `/sezioni?edizione=${issue.edition.slug}&data=${issue.day}` : '/sezioni';

export const signaturePath = ({ slug }: Pick<Signature, 'slug'>, page = 1) =>
  `/firma/${slug}${page > 1 ? `?pagina=${page}` : ''}`;

/** Path of the newsstand of a past day. */
export const newsstandPath = (day?: Day) => (day ? `/?data=${day}` : HOME);
