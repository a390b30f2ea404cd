import { beforeEach, expect, test } from 'vitest';
import { fieldsOf, formWith } from '#tests/support/html-forms.ts';
import { decodeEntities } from '#tests/support/html-words.ts';
import { article, searchFixture } from '#tests/support/search-fixture.ts';

const { fixture, server } = searchFixture();

beforeEach(() =>
  fixture.run([
    article('La fontana', 'Litri di acqua potabile.', { section: 'Sport' }),
    article('Il bilancio', 'Acqua e luce.', { section: 'Cronaca', day: '2025-03-20' }),
    article('Il porto', 'Acqua alta.', { section: 'Cronaca' }),
  ]),
);

/** Submits a form as a browser without scripts does. @returns the address to which the server redirects */
async function send(form: string, typed: Record<string, string>): Promise<string> {
  expect(form).toMatch(/^<form [^>]*action="\/ricerca"[^>]* method="get"/);
  expect(form).toMatch(/<button [^>]*type="submit"/);
  const sent = new URLSearchParams({ ...fieldsOf(form), ...typed });
  const { statusCode, headers } = await server.ask({ url: `/ricerca?${sent}` });
  expect(statusCode).toBe(303);
  return String(headers.location);
}

const pageAt = async (url: string) => {
  const { statusCode, body } = await server.ask({ url });
  expect(statusCode, url).toBe(200);
  return body;
};

/** The address of the link with this text. */
const linkTo = (html: string, words: RegExp) =>
  [...html.matchAll(/<a\b[^>]* href="([^"]+)"[^>]*>(.*?)<\/a>/gs)]
    .filter(([, , inside = '']) => words.test(inside.replace(/<[^>]+>/g, ' ')))
    .map(([, href = '']) => decodeEntities(href))[0] ?? '';

test('NAV-09 the search form, the sorting and the dates work without JavaScript', async () => {
  const found = await send(formWith(await pageAt('/ricerca'), 'q'), { q: '"acqua"' });
  expect(found).toBe('/ricerca/%22acqua%22');
  const newest = linkTo(await pageAt(found), /Più recenti/);
  expect(newest).toBe('/ricerca/%22acqua%22?ordine=data');
  const since = await send(formWith(await pageAt(newest), 'da'), { da: '2020-01-01' });
  expect(since).toBe('/ricerca/%22acqua%22?da=2020-01-01&ordine=data');
  expect(await pageAt(since)).toMatch(/<mark[^>]*>acqua<\/mark>/i);
});

test('NWS-06 a filter is a link that narrows the results, and so is its removal', async () => {
  const choice = /<nav[^>]* aria-label="Sezione".*?<\/nav>/s;
  const all = await pageAt('/ricerca/acqua');
  const cronaca = linkTo(choice.exec(all)?.[0] ?? '', /Cronaca/);
  expect(cronaca).toBe('/ricerca/acqua?sezione=cronaca');
  const narrowed = await pageAt(cronaca);
  expect(narrowed).toMatch(/role="status"[^>]*>(?:<[^>]+>)*2 risultati/);
  expect(choice.exec(narrowed)?.[0]).toMatch(/<a [^>]*aria-current="true"/);
  expect(linkTo(narrowed, /Azzera i filtri/)).toBe('/ricerca/acqua');
});
