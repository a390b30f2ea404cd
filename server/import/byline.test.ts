import { expect, test } from 'vitest';
import { personNames } from './byline.ts';

test.each([
  ['Anna Verdi', ['Anna Verdi']],
  ['anna.verdi@foglio.example (Anna Verdi)', ['Anna Verdi']],
  ['Anna Verdi (anna.verdi@foglio.example)', ['Anna Verdi']],
  ['Anna Verdi <anna.verdi@foglio.example>', ['Anna Verdi']],
  ['"Verdi, Anna" <anna.verdi@foglio.example>', ['Verdi, Anna']],
  ['mailto:anna.verdi@foglio.example Anna Verdi', ['Anna Verdi']],
  ['Anna Verdi - anna@foglio.example', ['Anna Verdi']],
  ['anna.verdi@foglio.example', []],
  ['<anna.verdi@foglio.example>', []],
  ['Anna Verdi https://foglio.example/anna', ['Anna Verdi']],
  ['Anna Verdi, Luca De Bianchi', ['Anna Verdi', 'Luca De Bianchi']],
  ['Anna Verdi e Luca Bianchi', ['Anna Verdi', 'Luca Bianchi']],
  ['Anna Verdi; Luca', ['Anna Verdi', 'Luca']],
  ['a@foglio.example (Anna Verdi), l@foglio.example (Luca Bianchi)', ['Anna Verdi', 'Luca Bianchi']],
  ['Verdi, Anna', ['Verdi, Anna']],
  ['di Anna Verdi', ['di Anna Verdi']],
  ['averdi', []],
  ['anna.verdi', []],
  ['mrossi82', []],
  ['Redazione_Web', []],
  ['@annaverdi', []],
  ['Admin', []],
  ['(Unknown)', []],
  ['Nicol&ograve; D&#8217;Amico', ['Nicolò D’Amico']],
  ['<a href="/anna">Anna Verdi</a>', ['Anna Verdi']],
  ['Ennio', ['Ennio']],
  ['村上春樹', ['村上春樹']],
  ['', []],
])('%s: a byline is the name of a person', (written, names) => {
  expect(personNames(written)).toEqual(names);
});
