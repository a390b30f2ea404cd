import type { Sigla } from '../brands/brand.ts';
import { SIGLAS } from '../brands/paper-names.ts';
import { addDays } from '../dates.ts';
import type { Day } from '../newsstand.ts';
import type { ReviewSearchParams } from '../search-params/press-review.ts';
import { REVIEW } from './addresses.ts';
import { isPeriod, MAX_PERIOD_DAYS } from './clip.ts';
import type { ClipFilters } from './desk.ts';

/** The columns that clips can be sorted by, with the word for each in an address. */
const COLUMN_WORDS = {
  id: 'id',
  edition: 'edizione',
  date: 'data',
  title: 'titolo',
  author: 'autore',
  page: 'pagina',
  newspaper: 'testata',
  section: 'sezione',
} as const;

export type ClipColumn = keyof typeof COLUMN_WORDS;
export const CLIP_COLUMNS = Object.keys(COLUMN_WORDS) as readonly ClipColumn[];

/** A column and its direction. */
export type ClipOrder = { by: ClipColumn; descending: boolean };

/** The server's order: by newspaper, date and page. */
export const SERVER_ORDER: ClipOrder = { by: 'newspaper', descending: false };

/** Which clips are shown. Without days, those of the last review. */
export type ClipsView = { from: Day | null; to: Day | null; filters: ClipFilters; order: ClipOrder };

export const NO_FILTERS: ClipFilters = {
  text: '',
  newspapers: [],
  edition: null,
  section: null,
  author: '',
  page: null,
};

export const LAST_REVIEW_VIEW: ClipsView = { from: null, to: null, filters: NO_FILTERS, order: SERVER_ORDER };

const trimmed = (value: string | number | undefined): string => String(value ?? '').trim();

function periodOf({ giorno, dal, al }: ReviewSearchParams): Pick<ClipsView, 'from' | 'to'> {
  const [from, to] = [dal ?? al ?? giorno ?? null, al ?? dal ?? giorno ?? null];
  return from && to && isPeriod({ from, to }) ? { from, to } : { from, to: from };
}

function orderOf(value = ''): ClipOrder {
  const descending = value.startsWith('-');
  const word = descending ? value.slice(1) : value;
  const by = CLIP_COLUMNS.find((column) => COLUMN_WORDS[column] === word);
  return by ? { by, descending } : SERVER_ORDER;
}

function newspapersOf(value = ''): readonly Sigla[] {
  const named = value.toUpperCase().split('-');
  return SIGLAS.filter((sigla) => named.includes(sigla));
}

/** Reads the view from an address. */
export const readClipsView = (search: ReviewSearchParams): ClipsView => ({
  ...periodOf(search),
  filters: {
    text: trimmed(search.q),
    newspapers: newspapersOf(search.testata),
    edition: trimmed(search.edizione) || null,
    section: trimmed(search.sezione) || null,
    author: trimmed(search.autore),
    page: search.pagina ?? null,
  },
  order: orderOf(search.ordina),
});

/** Query parameters of a period: `giorno` for one day, `dal` and `al` for several. */
function periodParams({ from, to }: Pick<ClipsView, 'from' | 'to'>): Record<string, string> {
  if (!from || !to) return {};
  return from === to ? { giorno: from } : { dal: from, al: to };
}

/**
 * The router parses query values as JSON where they are valid JSON, so text that would be parsed is written
 * as a JSON string.
 */
function quoteForRouter(text: string): string {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'number' && String(parsed) === text ? text : JSON.stringify(text);
  } catch {
    return text;
  }
}

/** Writes the view to an address, so that it works with the history and can be shared. */
export function clipsPath({ from, to, filters, order }: ClipsView): string {
  const { text, newspapers, edition, section, author, page } = filters;
  const orderValue = (order.descending ? '-' : '') + COLUMN_WORDS[order.by];
  const pairs = {
    ...periodParams({ from, to }),
    ...(text && { q: quoteForRouter(text) }),
    ...(newspapers.length > 0 && { testata: newspapers.join('-').toLowerCase() }),
    ...(edition && { edizione: quoteForRouter(edition) }),
    ...(section && { sezione: quoteForRouter(section) }),
    ...(author && { autore: quoteForRouter(author) }),
    ...(page && { pagina: String(page) }),
    ...(orderValue !== COLUMN_WORDS[SERVER_ORDER.by] && { ordina: orderValue }),
  };
  const query = Object.entries(pairs).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return query.length > 0 ? `${REVIEW}?${query.join('&')}` : REVIEW;
}

/** A period after one of its ends was set: in order, and no longer than the longest period. */
export function periodWith(
  period: { from: Day; to: Day },
  change: { from: Day } | { to: Day },
): { from: Day; to: Day } {
  const { from, to } = { ...period, ...change };
  if (isPeriod({ from, to })) return { from, to };
  if ('from' in change) return { from, to: to < from ? from : addDays(from, MAX_PERIOD_DAYS - 1) };
  return { from: from > to ? to : addDays(to, 1 - MAX_PERIOD_DAYS), to };
}

/** Number of active filters among those in the dialog. */
export const countDialogFilters = ({ edition, section, author, page }: ClipFilters): number =>
  [edition, section, author, page].filter(Boolean).length;
