import { expect, test } from 'vitest';
import { kindOf } from './asked-kind.ts';
import { withoutAsking } from './asking-phrases.ts';
import { searchedIn } from './goes-on.ts';

const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.join(' ');

test.each([
  ['Quali frane avete raccontato? fammi un elenco', 'Quali frane'],
  ['ponti crollati, mi fai una lista', 'ponti crollati'],
  ['Dammi l’elenco dei musei che riaprono', 'musei che riaprono'],
  ['Le mostre di cui avete scritto', 'Le mostre'],
  ['Com’è andata a finire la vertenza dei cantieri?', 'la vertenza dei cantieri'],
  ["Com'è finito il processo sul crollo?", 'il processo sul crollo'],
  ['Come si chiama adesso la Birmania?', 'la Birmania'],
  // What only looks like it says something.
  ['La lista civica ha vinto le elezioni', 'La lista civica ha vinto le elezioni'],
  ['elenco telefonico addio', 'elenco telefonico addio'],
  ['Chi ha scritto l’articolo sul faro?', 'Chi ha scritto l articolo sul faro'],
  ['Come si chiamano i vincitori', 'i vincitori'],
])('RAG-07 of %j what is asked about is %j', (question, rest) => {
  expect(words(withoutAsking(question))).toBe(rest);
});

test('RAG-07 who asks for a list at the end of a question wants one', () => {
  expect(kindOf('attori premiati, fammi una lista')).toBe('list');
  expect(kindOf('Vorrei un elenco delle mostre')).toBe('list');
  expect(kindOf('La lista civica di Bari')).not.toBe('list');
  expect(searchedIn('attori premiati, fammi una lista')).toBe('attori premiati');
});
