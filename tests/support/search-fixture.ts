import { slugify } from '#domain/text.ts';
import { importFixture } from './import-fixture.ts';
import { newsstandApp } from './newsstand-app.ts';
import { ninjs } from './ninjs-fixture.ts';
import type { TestDatabaseOptions } from './test-database.ts';

/** An article with these words in its headline and its text. */
export const article = (title: string, body: string, overrides: Parameters<typeof ninjs>[0] = {}) =>
  ninjs({ uri: `urn:${slugify(title)}`, title, body: `<p>${body}</p>`, ...overrides });

export const PAPER = [
  article('Città d’arte', 'Le mostre di primavera.'),
  article('Il bilancio', 'Ecco perché un’amministrazione risparmia.'),
  article('La fontana', 'Tra Padova/Treviso 20.000 litri dell’acqua <em>potabile</em>.'),
];

/** Fixture for the tests of a file: a newsstand to publish on, and a function that searches it. */
export function searchFixture(options: TestDatabaseOptions = {}) {
  const fixture = importFixture(options);
  const server = newsstandApp(fixture.database, { pages: true });
  const search = (q: string, extra = '', host?: string) =>
    server.data<'searchArticles'>(`/api/edicola/ricerca?q=${encodeURIComponent(q)}${extra}`, host);
  return { fixture, server, search };
}
