import type { ArticleSummary, Day, Edition, SectionRef, Signature } from './newsstand.ts';

/** Paths of the newsstand, in one place for page, worker and server. NAV-02…08, NAV-25 */
export const HOME = '/';
export const SEARCH = '/ricerca';
export const FAVOURITES = '/preferiti';
export const DOWNLOADS = '/scaricati';
export const NOTICES = '/avvisi';
/** How this device is reached with alerts. It stands with the newsstand, whose worker shows them. */
export const ALERTS_HERE = '/avvisi/dispositivo';
/** Of the account site: where a reader finds what is theirs. */
export const DASHBOARD = '/dashboard';
/** Of the account site: what the reader has bought, and what may be done about it. */
export const SUBSCRIPTIONS = '/user/subscriptions';

export const articlePath = ({ id, slug }: Pick<ArticleSummary, 'id' | 'slug'>) =>
  `/articolo/${id}${slug && `/${slug}`}`;

export const issuePath = (edition: Pick<Edition, 'slug'>, day?: Day) =>
  `/edizione/${edition.slug}${day ? `/${day}` : ''}`;

/** The edition goes by its id, as the specification's route has it; without either it is where the section stood last. */
export function sectionPath(
  section: Pick<SectionRef, 'slug'>,
  at?: { day: Day; edition: Pick<Edition, 'id'> },
): string {
  return `/sezione/${section.slug}${at ? `/${at.day}/${at.edition.id}` : ''}`;
}

export const sectionsPath = (at?: { day: Day; edition: Pick<Edition, 'slug'> }) =>
  at ? `/sezioni?edizione=${at.edition.slug}&data=${at.day}` : '/sezioni';

export const signaturePath = ({ slug }: Pick<Signature, 'slug'>, page = 1) =>
  `/firma/${slug}${page > 1 ? `?pagina=${page}` : ''}`;

/** Newsstand of a past day. */
export const newsstandPath = (day?: Day) => (day ? `/?data=${day}` : HOME);
