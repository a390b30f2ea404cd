import { CONTRACTS, readContract } from '#server/http/contracts.ts';
import { createAppRouter } from '#src/router.tsx';
import { GUARDED_DAY as DAY } from './guarded-articles.ts';

/** What addresses are made of: ids of articles in every state, of an edition and a section. */
export type Known = { articles: number[]; editionId: number; sectionId: number };

type Call = { url: string; method?: 'GET' | 'POST'; body?: unknown };

const got = (...urls: string[]): Call[] => urls.map((url) => ({ url }));

const posted = (url: string, ...bodies: unknown[]): Call[] =>
  bodies.map((body) => ({ url, method: 'POST' as const, body }));

/** Calls of every operation of the contracts, which together give away all that it can tell. A new one adds its line. */
export const OPERATIONS: Record<string, (known: Known) => Call[]> = {
  'site getNewsstand': () => got('/api/edicola/home', `/api/edicola/home?data=${DAY}`),
  'site getIssue': () =>
    got('/api/edicola/numero?edizione=nazionale', `/api/edicola/numero?edizione=roma&data=${DAY}`),
  'site getPackage': () =>
    got('/api/edicola/pacchetto?edizione=nazionale', `/api/edicola/pacchetto?edizione=roma&data=${DAY}`),
  'site listPackageSizes': () => got(`/api/edicola/pesi?numeri=nazionale/${DAY}&numeri=roma/${DAY}`),
  'site listSections': () => got('/api/edicola/sezioni', '/api/edicola/sezioni?edizione=roma'),
  'site getSection': ({ editionId, sectionId }) =>
    got(
      '/api/edicola/sezione?titolo=cronaca',
      '/api/edicola/sezione?titolo=economia',
      `/api/edicola/sezione?id=${sectionId}&id_edizione=${editionId}&data=${DAY}`,
    ),
  'site getArticle': ({ articles }) => got(...articles.map((id) => `/api/edicola/articolo?id=${id}`)),
  'site listSpecials': () => got('/api/edicola/speciali'),
  'site getSpecial': () =>
    got('/api/edicola/speciale?titolo=inchiesta', `/api/edicola/speciale?titolo=inchiesta&data=${DAY}`),
  'site listSignatures': () => got('/api/edicola/firme'),
  'site getSignature': () => got('/api/edicola/firma?slug=livia-santoro'),
  // Words of titles, alone and with what finds every text.
  'site searchArticles': () =>
    got(
      '/api/edicola/ricerca?q=plain',
      '/api/edicola/ricerca?q=digital+or+online&ordine=data',
      '/api/edicola/ricerca?q=santoro&sezione=economia',
      '/api/edicola/ricerca?q=digitale+plainn',
    ),
  'archive getCalendar': () => got('/v1/calendario', '/v1/calendario?mese=2025-04'),
  'archive listIssuesOfDay': () => got('/v1/giorno', `/v1/giorno?data=${DAY}`),
  'archive searchBackIssues': () => got('/v1/ricerca?q=plain', `/v1/ricerca?q=digital&da=${DAY}&a=${DAY}`),
  'archive deliverItems': () => posted('/v1/consegne', {}),
  'archive listIssueDays': () => got('/v1/numeri?edizione=nazionale'),
  'account trackEvent': ({ articles }) =>
    posted(
      '/api/site/tracking',
      ...articles.map((id) => ({ url_articolo: `/articolo/${id}`, evento: 'click' })),
    ),
};

/** Addresses of every route of the page. A new one adds its line. */
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
  '/articolo/ds/{-$id}': ({ articles }) => articles.map((id) => `/articolo/ds/${id}`),
  '/speciali': () => ['/speciali'],
  '/speciale/{-$titolo}/{-$date}/{-$id_edizione}/{-$id}': () => [
    '/speciale/inchiesta',
    `/speciale/inchiesta/${DAY}`,
  ],
  '/firme': () => ['/firme'],
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
  '/vetrina': () => ['/vetrina'],
  '/sso/request-login': () => ['/sso/request-login'],
};

/** What the server answers beside routes and operations. */
export const OTHERS: string[] = [
  '/shell',
  '/shell/articolo',
  '/manifest.webmanifest',
  '/robots.txt',
  '/healthz',
  '/readyz',
];

export const everyOperation = (): string[] =>
  CONTRACTS.flatMap((name) =>
    Object.values(readContract(name).paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => `${name} ${operationId}`),
    ),
  );

/** Addresses of the built page's routes, as the router has them. */
export function everyRoute(): string[] {
  const { routesByPath } = createAppRouter({} as never, () => null);
  return Object.keys(routesByPath);
}

/** Everything that anybody can ask. */
export const everyCall = (known: Known): Call[] => [
  ...Object.values(OPERATIONS).flatMap((calls) => calls(known)),
  ...Object.values(PAGES).flatMap((addresses) => got(...addresses(known))),
  ...got(...OTHERS),
];
