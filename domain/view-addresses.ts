import { isMonth, monthOf } from './archive.ts';
import { isDay } from './day.ts';
import { namesNoDay, readSectionAddress } from './section-address.ts';
import { slugify } from './text.ts';

type Query = Readonly<Record<string, string | undefined>>;
type Parameters = Record<string, string | number | undefined>;

/** Where header and menu get their sections from, on every page. */
const SHELL_CALL = '/api/edicola/sezioni';

/**
 * The calls, as addresses on the newsstand's own origin, whose answers a page shows. They equal, byte by byte, what the
 * page's loaders ask for, so that what is kept under them is found again. An address of no screen has the shell's alone.
 * `path` is as it stands in the address bar. OFF-02
 */
export function apiAddressesOf({ path, query }: { path: string; query: Query }): string[] {
  const [screen = '', ...rest] = path.split('/').filter(Boolean).map(decoded);
  const own = OWN_CALLS.get(screen)?.(rest, query) ?? [];
  return [...new Set([SHELL_CALL, ...(typeof own === 'string' ? [own] : own)])];
}

const OWN_CALLS = new Map<string, (path: string[], query: Query) => string | string[] | null>([
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
  ['archivio', archiveCalls],
  ['articolo', articleCall],
]);

function issueCall([edition, date]: string[], query: Query) {
  if (!edition || (date !== undefined && !isDay(date))) return null;
  return call('numero', { edizione: edition, data: date ?? dayOf(query.data) });
}

/** A special is named as a section is, and has pages. NAV-08 */
function sectionCall(name: 'sezione' | 'speciale') {
  return ([titolo, date, editionId, id]: string[], query: Query) => {
    const path = { titolo, date, id_edizione: editionId, id };
    const address = readSectionAddress(path, query);
    if (!address || namesNoDay(path)) return null;
    const { title, day, editionId: id_edizione, id: ownId } = address;
    const pagina = name === 'speciale' ? pageOf(query) : undefined;
    return call(name, { titolo: title, data: day, id_edizione, id: ownId, pagina });
  };
}

function signatureCall([name = '']: string[], query: Query) {
  const slug = slugify(name);
  return slug ? call('firma', { slug, pagina: pageOf(query) }) : null;
}

/** The calendar of a month, and the issues of a day where one is named or none of either. NWS-08 */
function archiveCalls([date]: string[], query: Query): string[] {
  const at = date ?? dayOf(query.data);
  if (at !== undefined && isMonth(at)) return [archiveCall('calendario', { mese: at })];
  if (at !== undefined && !isDay(at)) return [];
  return [archiveCall('calendario', { mese: at && monthOf(at) }), archiveCall('giorno', { data: at })];
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
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`);
  return `${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}

/** Of a long list; the first has no number. */
function pageOf({ pagina }: Query): number | undefined {
  const page = Number(pagina);
  return Number.isInteger(page) && page > 1 ? page : undefined;
}

const dayOf = (text: string | undefined) => (text !== undefined && isDay(text) ? text : undefined);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // No route matches a broken escape: nothing is asked for it.
  }
}
