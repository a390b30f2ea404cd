import * as v from 'valibot';
import { SIGLAS } from '#domain/brands/paper-names.ts';
import type { SavedSearch } from '#domain/press-review/desk.ts';
import { hasFilters } from '#domain/press-review/match-clip.ts';
import { DEFAULT_CHAPTER_TITLE } from '#domain/press-review/review.ts';
import { FilledLine, FormedLine, fieldsTogether, Line } from '#domain/validation/form-fields.ts';
import { isPageNumber } from '../parts/page-number.ts';
import { pageNumberStrings } from '../parts/strings.ts';
import { searchFormStrings as strings } from './strings.ts';

const MAX_NAME = 80;
const MAX_TEXT = 200;
const MAX_AUTHOR_OR_CHAPTER = 120;

export type Search = Omit<SavedSearch, 'lastRun'>;

export const newspaperField = (sigla: string): string => `testata-${sigla}`;

/** Checkboxes of newspapers have a field each, so their names are not part of the schema. */
const Fields = v.looseObject({
  nome: FilledLine(MAX_NAME),
  testo: Line(MAX_TEXT),
  edizione: v.optional(v.string(), ''),
  sezione: v.optional(v.string(), ''),
  firma: Line(MAX_AUTHOR_OR_CHAPTER),
  pagina: FormedLine({ max: 3, isRight: isPageNumber, message: pageNumberStrings.wrong }),
  capitolo: Line(MAX_AUTHOR_OR_CHAPTER),
  attiva: v.optional(v.boolean(), false),
});

type Values = v.InferOutput<typeof Fields>;

export const searchFrom = (id: number, values: Values): Search => ({
  id,
  name: values.nome,
  filters: {
    text: values.testo,
    newspapers: SIGLAS.filter((sigla) => values[newspaperField(sigla)] === true),
    edition: values.edizione || null,
    section: values.sezione || null,
    author: values.firma,
    page: values.pagina === '' ? null : Number(values.pagina),
  },
  chapter: values.capitolo || DEFAULT_CHAPTER_TITLE,
  active: values.attiva,
});

export const SearchSchema = v.pipe(
  Fields,
  fieldsTogether((values) => ({
    testo: !hasFilters(searchFrom(0, values).filters) && strings.matchesEverything,
  })),
);

/** Initial values of the fields. */
export const valuesOfSearch = ({
  name,
  filters,
  chapter,
  active,
}: Search): Record<string, string | boolean> => ({
  nome: name,
  testo: filters.text,
  edizione: filters.edition ?? '',
  sezione: filters.section ?? '',
  firma: filters.author,
  pagina: filters.page === null ? '' : String(filters.page),
  capitolo: chapter,
  attiva: active,
  ...Object.fromEntries(SIGLAS.map((sigla) => [newspaperField(sigla), filters.newspapers.includes(sigla)])),
});
