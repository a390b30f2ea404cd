import { createAppRouter } from '#src/router.tsx';
import { routeTree } from '#src/routeTree.gen.ts';
import { GUARDED_DAY as DAY } from './guarded-articles.ts';

/** A token that belongs to no reader. */
const SECRET = 'A'.repeat(43);

/** Parts of addresses: ids of articles in every state, of an edition and a section. */
export type Known = { articles: number[]; editionId: number; sectionId: number };

/** Every fourth article: of the guarded delivery some paid ones, one that no reader may see, and the free one. */
export const someOf = (articles: readonly number[]) => articles.filter((_, at) => at % 4 === 0);

/** Addresses of every route of the page. A new route adds its line. */
export const PAGES: Record<string, (known: Known) => string[]> = {
  '/': () => ['/', `/?data=${DAY}`],
  '/$': () => ['/nessuna/pagina'],
  '/sezioni': () => ['/sezioni', `/sezioni?edizione=roma&data=${DAY}`],
  '/sezione/{-$titolo}/{-$date}/{-$id_edizione}/{-$id}': ({ editionId, sectionId }) => [
    '/sezione/cronaca',
    '/sezione/economia',
    `/sezione/cronaca/${DAY}/${editionId}/${sectionId}`,
  ],
  '/edizione/$edizione/{-$date}': () => ['/edizione/nazionale', `/edizione/roma/${DAY}`],
  '/articolo/{-$id}/{-$titolo}': ({ articles }) => articles.map((id) => `/articolo/${id}/titolo`),
  // The same page as above.
  '/articolo/ds/{-$id}': ({ articles }) => someOf(articles).map((id) => `/articolo/ds/${id}`),
  '/speciali': () => ['/speciali'],
  '/speciale/{-$titolo}/{-$date}/{-$id_edizione}/{-$id}': () => [
    '/speciale/inchiesta',
    `/speciale/inchiesta/${DAY}`,
  ],
  '/firme': () => ['/firme'],
  '/contact': () => ['/contact', '/contact?forceForm=1&oggetto=plain'],
  '/privacy': () => ['/privacy'],
  '/cookie': () => ['/cookie'],
  '/note-legali': () => ['/note-legali'],
  '/accessibilita': () => ['/accessibilita'],
  '/faq': () => ['/faq', '/faq?categoria=pagamenti', '/faq?risposta=cambiare-carta', '/faq?q=carta'],
  '/firma/$slug': () => ['/firma/livia-santoro', '/firma/nessuno'],
  '/archivio/{-$date}': () => ['/archivio', `/archivio/${DAY}`],
  '/archivio/cerca/{-$query}': () => ['/archivio/cerca/plain', '/archivio/cerca/digital'],
  '/ricerca/{-$query}': () => [
    '/ricerca',
    '/ricerca/plain',
    '/ricerca/digital?ordine=data',
    '/ricerca/plainn',
  ],
  '/preferiti': () => ['/preferiti', '/preferiti?ordine=data'],
  '/scaricati': () => ['/scaricati'],
  '/avvisi': () => ['/avvisi'],
  '/avvisi/dispositivo': () => ['/avvisi/dispositivo'],
  '/vetrina': () => ['/vetrina'],
  '/vetrina/rassegna_stampa': () => ['/vetrina/rassegna_stampa'],
  '/vetrina/acquisto': () => ['/vetrina/acquisto', '/vetrina/acquisto?offerta=mese'],
  '/login': () => ['/login', `/login?id_code=${SECRET}&redirect_uri=/articolo/1`],
  '/logout': () => ['/logout'],
  '/test-guest': () => ['/test-guest'],
  '/rassegna': () => ['/rassegna'],
  '/rassegna/bozza/{-$day}': () => ['/rassegna/bozza', '/rassegna/bozza/2025-04-03'],
  '/rassegna/destinatari': () => ['/rassegna/destinatari'],
  '/rassegna/invii': () => ['/rassegna/invii'],
  '/rassegna/ricerche': () => ['/rassegna/ricerche'],
  '/rassegna/storico': () => ['/rassegna/storico'],
  '/chatbot': () => ['/chatbot'],
  '/risposta-condivisa': () => ['/risposta-condivisa'],
  '/sso/login': () => ['/sso/login', '/sso/login?redirect_uri=/articolo/1'],
  '/sso/request-login': () => ['/sso/request-login?redirect_uri=/articolo/1'],
  '/user/newsletter': () => ['/user/newsletter'],
  '/operatori': () => ['/operatori'],
  '/user/onboarding': () => ['/user/onboarding'],
  '/user/onboarding/upselling': () => ['/user/onboarding/upselling'],
  '/user/profile/topics/manage': () => ['/user/profile/topics/manage'],
  '/sso/request-logout': () => ['/sso/request-logout?redirect_uri=/articolo/1'],
  '/registrazione': () => ['/registrazione'],
  '/registrazione/attiva': () => ['/registrazione/attiva'],
  '/password/dimenticata': () => ['/password/dimenticata'],
  '/password/nuova': () => ['/password/nuova'],
  '/dashboard': () => ['/dashboard'],
  '/user/profile': () => ['/user/profile'],
  '/user/profile/invoicing': () => ['/user/profile/invoicing'],
  '/user/profile/consents': () => ['/user/profile/consents'],
  '/user/utilities': () => ['/user/utilities'],
  '/user/profile/edit-password': () => ['/user/profile/edit-password'],
  '/user/devices': () => ['/user/devices'],
  '/user/subscriptions': () => [
    '/user/subscriptions',
    '/user/subscriptions?scheda=scaduti',
    '/user/subscriptions?scheda=offerte',
  ],
  '/user/subscriptions/payment': () => [
    '/user/subscriptions/payment',
    '/user/subscriptions/payment?abbonamento=1',
  ],
  '/user/membership': () => ['/user/membership', '/user/membership?codice=ABCDEFGH'],
};

/** Addresses that the server answers besides routes and operations. */
export const OTHERS: string[] = [
  '/sso/request-login?redirect_uri=/articolo/1',
  '/shell',
  '/shell/articolo',
  '/manifest.webmanifest',
  '/accesso',
  '/accesso?dove=/articolo/1',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-pagine.xml',
  '/sitemap-news.xml',
  `/sitemap-articoli-${DAY.slice(0, 7)}.xml`,
  '/rss.xml',
  '/rss/cronaca.xml',
  '/rss/economia.xml',
  '/healthz',
  '/readyz',
];

/** Paths of the built page's routes, as the router lists them. */
export function everyRoute(): string[] {
  const { routesByPath } = createAppRouter(routeTree, {} as never, () => null);
  return Object.keys(routesByPath);
}
