import { isMonth, monthOf } from './archive.ts';
import { isDay } from './day.ts';
import { LEGAL_PAGES } from './legal-pages.ts';
import { readSearchAddress } from './search-address.ts';
import { hasInvalidDay, readSectionAddress } from './section-address.ts';
import { slugify } from './text.ts';

type View = { path: string; query: Query };
type Query = Readonly<Record<string, string | undefined>>;
type Parameters = Record<string, string | number | string[] | undefined>;

/** The call from which header and menu get their sections, on every page. */
export const SHELL_CALL = '/api/edicola/sezioni';

/** The call for the publisher's legal pages. SHL-06 */
export const LEGAL_PAGES_CALL = '/api/edicola/pagine';

/** The call for the FAQ. HLP-01 */
export const FAQ_CALL = '/api/edicola/faq';

/**
 * The API addresses on the newsstand's own origin whose answers a page shows. They equal the requests of the page's
 * loaders byte by byte, so that the worker finds the answers cached under them. A path without a screen has only the
 * shell's call. `path` is as in the address bar. OFF-02
 */
export function apiAddressesOf(view: View): string[] {
  return [...new Set([SHELL_CALL, ...ownAddressesOf(view)])];
}

/** The API addresses of the page's own contents, without those of the shell. */
export function ownAddressesOf({ path, query }: View): string[] {
  const [screen = '', ...segments] = path.split('/').filter(Boolean).map(decoded);
  const addresses = CALLS_BY_SCREEN.get(screen)?.(segments, query) ?? [];
  return typeof addresses === 'string' ? [addresses] : addresses;
}

const CALLS_BY_SCREEN = new Map<string, (path: string[], query: Query) => string | string[] | null>([
  ['', (_path, query) => call('home', { data: dayOf(query.data) })],
  ['edizione', issueCall],
  [
    'sezioni',
    (_path, query) => call('sezioni', { edizione: slugify(query.edizione ?? ''), data: dayOf(query.data) }),
  ],
  ['sezione', sectionCall('sezione')],
  ['speciali', () => call('speciali', {})],
  ['speciale', sectionCall('speciale')],
  ['firme', () => call('firme', {})],
  ['firma', signatureCall],
  ['faq', () => FAQ_CALL],
  ...LEGAL_PAGES.map((name): [string, () => string] => [name, () => LEGAL_PAGES_CALL]),
  ['archivio', archiveCalls],
  ['articolo', articleCall],
  ['ricerca', searchCall],
  ['contact', () => call('assistenza', {})],
]);

function issueCall([edition, date]: string[], query: Query) {
  if (!edition || (date !== undefined && !isDay(date))) return null;
  return call('numero', { edizione: edition, data: date ?? dayOf(query.data) });
}

/** A special has the address of a section, with pages. NAV-08 */
function sectionCall(name: 'sezione' | 'speciale') {
  return ([titolo, date, editionId, id]: string[], query: Query) => {
    const path = { titolo, date, id_edizione: editionId, id };
    const address = readSectionAddress(path, query);
    if (!address || hasInvalidDay(path)) return null;
    const { title, day, editionId: id_edizione, id: ownId } = address;
    const pagina = name === 'speciale' ? pageOf(query) : undefined;
    return call(name, { titolo: title, data: day, id_edizione, id: ownId, pagina });
  };
}

function signatureCall([name = '']: string[], query: Query) {
  const slug = slugify(name);
  return slug ? call('firma', { slug, pagina: pageOf(query) }) : null;
}

/** The calendar of a month, with the issues of a day unless only a month is named. NWS-08 */
function archiveCalls([date, words]: string[], query: Query): string[] {
  if (date === 'cerca') return backIssuesCall(words, query);
  const monthOrDay = date ?? dayOf(query.data);
  if (monthOrDay !== undefined && isMonth(monthOrDay))
    return [archiveCall('calendario', { mese: monthOrDay })];
  if (monthOrDay !== undefined && !isDay(monthOrDay)) return [];
  return [
    archiveCall('calendario', { mese: monthOrDay && monthOf(monthOrDay) }),
    archiveCall('giorno', { data: monthOrDay }),
  ];
}

function backIssuesCall(words: string | undefined, query: Query): string[] {
  const { text, page } = readSearchAddress(words ?? '', query);
  return text ? [archiveCall('ricerca', { q: text, pagina: page })] : [];
}

/** The words are in the path; the form's address is redirected there. NAV-09 */
function searchCall([words]: string[], query: Query) {
  if (words === undefined) return null;
  const { text, sections, editions, signatures, from, to, order, page } = readSearchAddress(words, query);
  if (!text) return null;
  return call('ricerca', {
    q: text,
    sezione: sections,
    edizione: editions,
    firma: signatures,
    da: from,
    a: to,
    ordine: order === 'date' ? 'data' : undefined,
    pagina: page > 1 ? page : undefined,
  });
}

function articleCall(path: string[], query: Query) {
  const [first, second] = path;
  const id = Number((first === 'ds' ? second : first) ?? query.id);
  return Number.isInteger(id) && id >= 1 ? call('articolo', { id }) : null;
}

const call = (name: string, parameters: Parameters) => address(`/api/edicola/${name}`, parameters);
const archiveCall = (name: string, parameters: Parameters) => address(`/v1/${name}`, parameters);

function address(path: string, parameters: Parameters): string {
  const pairs = Object.entries(parameters)
    .flatMap(([key, values]) => [values].flat().map((value) => [key, value] as const))
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`);
  return `${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}

/** Page of a long list; the first has no number. */
function pageOf({ pagina }: Query): number | undefined {
  const page = Number(pagina);
  return Number.isInteger(page) && page > 1 ? page : undefined;
}

const dayOf = (text: string | undefined) => (text !== undefined && isDay(text) ? text : undefined);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // No route matches a broken escape, so no call is made for it.
  }
}
