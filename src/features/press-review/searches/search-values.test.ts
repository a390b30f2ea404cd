import * as v from 'valibot';
import { expect, test } from 'vitest';
import { errorsIn } from '#src/components/forms/check-values.ts';
import { filterWords } from './filter-words.ts';
import { type Search, SearchSchema, searchFrom, valuesOfSearch } from './search-values.ts';

const SEARCH: Search = {
  id: 3,
  name: 'Il ponte',
  filters: {
    text: 'ponte',
    newspapers: ['MG', 'EM'],
    edition: 'Roma',
    section: 'Cronaca',
    author: 'Rossi',
    page: 3,
  },
  chapter: 'Lavori',
  active: true,
};

test('PRS-04 the form shows the saved search', () => {
  expect(searchFrom(3, v.parse(SearchSchema, valuesOfSearch(SEARCH)))).toEqual(SEARCH);
});

test('PRS-04 a search without any filter is refused', () => {
  const values = valuesOfSearch({
    ...SEARCH,
    filters: {
      ...SEARCH.filters,
      text: '',
      newspapers: [],
      edition: null,
      section: null,
      author: '',
      page: null,
    },
  });
  expect(errorsIn(SearchSchema, values)).toHaveProperty('testo');
  expect(errorsIn(SearchSchema, { ...values, 'testata-GZ': true })).toEqual({});
  expect(errorsIn(SearchSchema, { ...values, testo: 'x', pagina: '0' })).toHaveProperty('pagina');
});

test('PRS-04 the filters of a search are shown in words', () => {
  expect(filterWords(SEARCH.filters)).toBe(
    '«ponte» · Il Messaggero, Il Mattino · edizione Roma · sezione Cronaca · firma Rossi · pagina 3',
  );
});
