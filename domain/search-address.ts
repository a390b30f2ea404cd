import { SEARCH } from './addresses.ts';
import { isDay } from './day.ts';
import { beginningInCodePoints } from './graphemes.ts';
import type { Day } from './newsstand.ts';
import type { SearchRequest } from './search.ts';
import { slugify } from './text.ts';

/** Maximum length of a search text; longer ones are cut. */
export const MAX_QUERY_LENGTH = 200;
const MAX_PAGE = 50;
const MAX_CHOICES = 20;
/** Joins slugs in a query value: no slug contains it, and it needs no escaping. */
const SLUG_SEPARATOR = '_';

type Query = Readonly<Record<string, unknown>>;

export const NO_FILTERS: Omit<SearchRequest, 'text'> = {
  sections: [],
  editions: [],
  signatures: [],
  order: 'relevance',
  page: 1,
};

/** Address of a search: the words in the path, everything else in the query. NAV-09 */
export function searchPath({ text, ...filters }: Partial<SearchRequest> & { text: string }): string {
  const words = cleanedText(text);
  // A browser resolves a path of dots as a parent folder.
  if (/^\.{0,2}$/.test(words)) return SEARCH;
  const query = filterPairs(filters).map(([key, value]) => `${key}=${value}`);
  return `${SEARCH}/${encodeURIComponent(words)}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** The filters as name and value pairs, for an address or the hidden fields of a form. */
export function filterPairs(filters: Partial<SearchRequest>): [name: string, value: string][] {
  const { sections, editions, signatures, from, to, order, page } = { ...NO_FILTERS, ...filters };
  const pairs: [string, string | undefined][] = [
    ['sezione', sections.join(SLUG_SEPARATOR)],
    ['edizione', editions.join(SLUG_SEPARATOR)],
    ['firma', signatures.join(SLUG_SEPARATOR)],
    ['da', from],
    ['a', to],
    ['ordine', order === 'date' ? 'data' : undefined],
    ['pagina', page > 1 ? String(page) : undefined],
  ];
  return pairs.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

/** Reads a search from an address; invalid values are left out. The words may come as `q`, from a form. NAV-09 */
export function readSearchAddress(path: string | undefined, query: Query): SearchRequest {
  const [from, to] = [dayIn(query.da), dayIn(query.a)];
  const page = Math.trunc(Number(query.pagina));
  return {
    text: cleanedText(path ?? textIn(query.q)),
    sections: choicesIn(query.sezione),
    editions: choicesIn(query.edizione),
    signatures: choicesIn(query.firma),
    ...(from && { from }),
    ...(to && { to }),
    order: query.ordine === 'data' ? 'date' : 'relevance',
    page: page >= 1 ? Math.min(page, MAX_PAGE) : 1,
  };
}

/** The router may have parsed the value as a number or another type. */
const textIn = (value: unknown): string => (value === undefined ? '' : [value].flat().join(' '));

/**
 * Cleans a search text and cuts it to the limit, never inside a character: `encodeURIComponent` throws on a lone
 * surrogate.
 */
const cleanedText = (text: string) =>
  beginningInCodePoints(
    text
      .replace(/[\p{Cs}\p{Cc}]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    MAX_QUERY_LENGTH,
  ).trim();

function dayIn(value: unknown): Day | undefined {
  const text = textIn(value);
  return isDay(text) ? text : undefined;
}

const choicesIn = (value: unknown): string[] =>
  [
    ...new Set(
      textIn(value)
        .split(/[\s_]+/)
        .map(slugify)
        .filter(Boolean),
    ),
  ].slice(0, MAX_CHOICES);
