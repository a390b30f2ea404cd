import { SEARCH } from './addresses.ts';
import { isDay } from './day.ts';
import type { Day } from './newsstand.ts';
import type { SearchRequest } from './search.ts';
import { slugify } from './text.ts';

/** As long as a question may be; what is beyond is not asked. */
export const MAX_QUERY_LENGTH = 200;
const MAX_PAGE = 50;
const MAX_CHOICES = 20;

type Query = Readonly<Record<string, unknown>>;

export const NO_FILTERS: Omit<SearchRequest, 'text'> = {
  sections: [],
  editions: [],
  signatures: [],
  order: 'relevance',
  page: 1,
};

/** Address of a search: the words in the path, everything else in the query. NAV-09 */
export function searchPath({ text, ...rest }: Partial<SearchRequest> & { text: string }): string {
  const { sections, editions, signatures, from, to, order, page } = { ...NO_FILTERS, ...rest };
  const words = cut(text);
  // A browser takes a path of dots for a way up.
  if (/^\.{0,2}$/.test(words)) return SEARCH;
  const pairs = [
    ...sections.map((slug) => ['sezione', slug]),
    ...editions.map((slug) => ['edizione', slug]),
    ...signatures.map((slug) => ['firma', slug]),
    ...(from ? [['da', from]] : []),
    ...(to ? [['a', to]] : []),
    ...(order === 'date' ? [['ordine', 'data']] : []),
    ...(page > 1 ? [['pagina', String(page)]] : []),
  ];
  const query = pairs.map(([key, value]) => `${key}=${value}`).join('&');
  return `${SEARCH}/${encodeURIComponent(words)}${query && `?${query}`}`;
}

/** What an address asks for; whatever does not fit is left out. The words may come as `q`, from a form. NAV-09 */
export function readSearchAddress(path: string | undefined, query: Query): SearchRequest {
  const [from, to] = [dayIn(query.da), dayIn(query.a)];
  const page = Math.trunc(Number(query.pagina));
  return {
    text: cut(path ?? [query.q].flat().filter(isText).join(' ')),
    sections: choicesIn(query.sezione),
    editions: choicesIn(query.edizione),
    signatures: choicesIn(query.firma),
    ...(from && { from }),
    ...(to && { to }),
    order: query.ordine === 'data' ? 'date' : 'relevance',
    page: page >= 1 ? Math.min(page, MAX_PAGE) : 1,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Half a character cannot stand in an address. */
const cut = (text: string) =>
  Array.from(
    text
      .replace(/\p{Cs}/gu, '\ufffd')
      .replace(/\s+/g, ' ')
      .trim(),
  )
    .slice(0, MAX_QUERY_LENGTH)
    .join('')
    .trim();

const dayIn = (value: unknown): Day | undefined => (isText(value) && isDay(value) ? value : undefined);

const choicesIn = (value: unknown): string[] =>
  [...new Set([value].flat().filter(isText).map(slugify).filter(Boolean))].slice(0, MAX_CHOICES);
