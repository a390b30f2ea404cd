import type { Sigla } from '../brands/brand.ts';
import { SIGLAS } from '../brands/paper-names.ts';
import { addDays } from '../dates.ts';
import type { Day } from '../newsstand.ts';
import type { ReviewSearch } from '../search-params/press-review.ts';
import { REVIEW } from './addresses.ts';
import { isPeriod, MAX_PERIOD_DAYS } from './clip.ts';
import type { ClipFilters } from './desk.ts';

/** What a clip can be sorted by, with the word of it in an address. */
const ORDERS = {
  id: 'id',
  edition: 'edizione',
  date: 'data',
  title: 'titolo',
  author: 'autore',
  page: 'pagina',
  newspaper: 'testata',
  section: 'sezione',
} as const;

export type ClipColumn = keyof typeof ORDERS;
export const CLIP_COLUMNS = Object.keys(ORDERS) as readonly ClipColumn[];

/** By a column, upwards or down. */
export type ClipOrder = { by: ClipColumn; down: boolean };

/** As the server tells them: by newspaper, date and page. */
export const TOLD_ORDER: ClipOrder = { by: 'newspaper', down: false };

/** Which clips are looked at. Without days those of the last review. */
export type ClipsView = { from: Day | null; to: Day | null; filters: ClipFilters; order: ClipOrder };

export const NO_FILTERS: ClipFilters = {
  text: '',
  newspapers: [],
  edition: null,
  section: null,
  author: '',
  page: null,
};

export const LAST_REVIEW: ClipsView = { from: null, to: null, filters: NO_FILTERS, order: TOLD_ORDER };

const words = (value: string | number | undefined): string => String(value ?? '').trim();

function periodOf({ giorno, dal, al }: ReviewSearch): Pick<ClipsView, 'from' | 'to'> {
  const [from, to] = [dal ?? al ?? giorno ?? null, al ?? dal ?? giorno ?? null];
  return from && to && isPeriod({ from, to }) ? { from, to } : { from, to: from };
}

function orderOf(told = ''): ClipOrder {
  const down = told.startsWith('-');
  const word = down ? told.slice(1) : told;
  const by = CLIP_COLUMNS.find((column) => ORDERS[column] === word);
  return by ? { by, down } : TOLD_ORDER;
}

function newspapersOf(told = ''): readonly Sigla[] {
  const named = told.toUpperCase().split('-');
  return SIGLAS.filter((sigla) => named.includes(sigla));
}

/** What an address asks for. */
export const readClipsView = (search: ReviewSearch): ClipsView => ({
  ...periodOf(search),
  filters: {
    text: words(search.q),
    newspapers: newspapersOf(search.testata),
    edition: words(search.edizione) || null,
    section: words(search.sezione) || null,
    author: words(search.autore),
    page: search.pagina ?? null,
  },
  order: orderOf(search.ordina),
});

/** One day by itself; a period by both its ends. */
function daysIn({ from, to }: Pick<ClipsView, 'from' | 'to'>): Record<string, string> {
  if (!from || !to) return {};
  return from === to ? { giorno: from } : { dal: from, al: to };
}

/** Addresses are read as JSON where they are some: words that would be taken for it are told as what they are. */
function asWords(text: string): string {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'number' && String(read) === text ? text : JSON.stringify(text);
  } catch {
    return text;
  }
}

/** The address of what is looked at: it can be gone back to, and handed on. */
export function clipsPath({ from, to, filters, order }: ClipsView): string {
  const { text, newspapers, edition, section, author, page } = filters;
  const told = (order.down ? '-' : '') + ORDERS[order.by];
  const pairs = {
    ...daysIn({ from, to }),
    ...(text && { q: asWords(text) }),
    ...(newspapers.length > 0 && { testata: newspapers.join('-').toLowerCase() }),
    ...(edition && { edizione: asWords(edition) }),
    ...(section && { sezione: asWords(section) }),
    ...(author && { autore: asWords(author) }),
    ...(page && { pagina: String(page) }),
    ...(told !== ORDERS[TOLD_ORDER.by] && { ordina: told }),
  };
  const query = Object.entries(pairs).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return query.length > 0 ? `${REVIEW}?${query.join('&')}` : REVIEW;
}

/** A period after one of its ends was set: in order, and no longer than is looked through at once. */
export function periodWith(
  period: { from: Day; to: Day },
  change: { from: Day } | { to: Day },
): { from: Day; to: Day } {
  const { from, to } = { ...period, ...change };
  if (isPeriod({ from, to })) return { from, to };
  if ('from' in change) return { from, to: to < from ? from : addDays(from, MAX_PERIOD_DAYS - 1) };
  return { from: from > to ? to : addDays(to, 1 - MAX_PERIOD_DAYS), to };
}

/** How many of the filters that stand in the dialog hold. */
export const furtherFilters = ({ edition, section, author, page }: ClipFilters): number =>
  [edition, section, author, page].filter(Boolean).length;
