// @module-tag postgres
import { beforeEach, expect, test } from 'vitest';
import { clipsOfReview } from '#domain/press-review/review.ts';
import { pressReviews } from '#server/base/db/schema/press-schema.ts';
import { openPressOffice, type PressOffice } from '#tests/support/press-office.ts';
import { article, searchFixture } from '#tests/support/search-fixture.ts';

const { fixture, server, search } = searchFixture();

const PAPER = [
  article('Treni fermi', 'Uno sciopero di otto ore.'),
  article('Chi sciopera e chi no', 'Le liste degli scioperi.'),
  article('Riaprono le aule', 'Le scuole dell’Aquila.'),
  article('Volo di un rapace', 'Si è vista un’aquila.'),
  article('Udienza', 'Parla papa Francesco.'),
  article('Un quadro', 'Francesco lo vendette al papa.'),
  article('Arresto nella notte', 'È successo a Latina.'),
  article('Festival di ballo', 'Un ballo latino.'),
  article('Metropolitana', 'La linea dell’alta velocità.'),
  article('Una multa', 'Velocità troppo alta.'),
  article('Il commento', 'Di altro.', { author: 'Èlia Contarini' }),
  article('Il seguito', `${'Si parla di tutto. '.repeat(60)}</p><p>E di ornitologi.`),
  article('Cronaca di un giorno', 'Niente.', { section: 'Viabilità' }),
];

let office: PressOffice;
beforeEach(async () => {
  await fixture.run(PAPER);
  office = await openPressOffice(server, fixture.database().orm);
});

/** Titles of the clips that a saved search with these words adds to the review. */
async function putIn(text: string): Promise<string[]> {
  const filters = { text, newspapers: [], edition: null, section: null, author: '', page: null };
  const saved = { id: 0, name: 'Prova', chapter: 'Prova', active: true, filters };
  await office.write('ricerche', saved);
  const { orm } = fixture.database();
  const [review] = await orm.select().from(pressReviews);
  const ids = new Set(review ? clipsOfReview(review).map(({ id }) => id) : []);
  return (await fixture.allArticles()).filter(({ id }) => ids.has(id)).map(({ title }) => title);
}

test.each([
  ['words by their stems', 'scioperi', ['Treni fermi', 'Chi sciopera e chi no']],
  ['only the quoted form', '"sciopero"', ['Treni fermi']],
  ['words typed without accents', 'alta velocita', ['Metropolitana', 'Una multa']],
  ['a phrase', '"alta velocità"', ['Metropolitana']],
  ['a phrase typed without accents', '"alta velocita"', ['Metropolitana']],
  ['a name with an elision', 'scuole L’Aquila', ['Riaprono le aule']],
  ['the same name in small letters', "scuole l'aquila", ['Riaprono le aule']],
  ['a name of two words', 'papa francesco', ['Udienza', 'Un quadro']],
  ['the same name in quotes', '"papa francesco"', ['Udienza']],
  ['a quoted name, but no similar word', '"Latina"', ['Arresto nella notte']],
  ['one word without another', 'velocità -multa', ['Metropolitana']],
  ['either of two', 'ornitologi or udienza', ['Udienza', 'Il seguito']],
  ['an author', 'contarini', ['Il commento']],
  ['a word far down in the text', 'ornitologo', ['Il seguito']],
  ['no article by its section name', 'viabilità', []],
  ['no article that lacks one of the words', 'ornitologi latina', []],
])('PRS-04 NWS-06 a saved search finds %s as the newsstand’s search does: %s', async (_what, text, titles) => {
  const { corrispondenza, risultati } = await search(text);
  const searched = corrispondenza === 'tutto' ? risultati.map(({ articolo }) => articolo.titolo) : [];
  expect([...searched].sort()).toEqual([...titles].sort());
  expect((await putIn(text)).sort()).toEqual([...titles].sort());
});
