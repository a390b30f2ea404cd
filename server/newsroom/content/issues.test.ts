// @module-tag postgres
import { expect, test } from 'vitest';
import { importFixture, NOON } from '#tests/support/import-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { fullIssuesOfDay, issuesOf, smallIssues, toIssue } from './issues.ts';

const fixture = importFixture();
const DAY = '2025-04-03';

type Facts = Parameters<typeof ninjs>[0] & { title: string };

/** Makes an article with only a title; 1 weighs most. */
const article = ({ title, ...facts }: Facts, urgency = 5) =>
  ninjs({ uri: `urn:${title.replaceAll(' ', '-')}`, title, ...facts }, { urgency });

async function issue(edition: string) {
  const all = await fullIssuesOfDay(fixture.database().orm, 'MG', DAY, NOON);
  const found = all.find(({ row }) => row.edition.slug === edition);
  if (!found) throw new Error(`no ${edition}`);
  return found;
}

const titles = (articles: { title: string }[]) => articles.map(({ title }) => title);

test('the front page is ordered by weight, then by page and position', async () => {
  await fixture.run([
    article({ title: 'In fondo', page: 9 }),
    article({ title: 'Seconda di pagina due', page: 2, position: 2 }),
    article({ title: 'Prima di pagina due', page: 2, position: 1 }),
    article({ title: 'Apertura', page: 30 }, 1),
    article({ title: 'Spalla', page: 12 }, 2),
  ]);
  const { frontPage } = toIssue(await issue('nazionale'), 'full');
  expect(titles(frontPage.articles)).toEqual([
    'Apertura',
    'Spalla',
    'Prima di pagina due',
    'Seconda di pagina due',
    'In fondo',
  ]);
});

test('of equal weight an edition’s own news comes before the national', async () => {
  await fixture.run([
    article({ title: 'Nazionale leggera', page: 2 }),
    article({ title: 'Nazionale grave', page: 3 }, 1),
    article({ title: 'Romana leggera', page: 30, editions: ['Roma'] }),
    article({ title: 'Romana grave', page: 31, editions: ['Roma'] }, 1),
  ]);
  const { frontPage } = toIssue(await issue('roma'), 'full');
  expect(titles(frontPage.articles)).toEqual([
    'Romana grave',
    'Nazionale grave',
    'Romana leggera',
    'Nazionale leggera',
  ]);
});

test('a front page has nine articles, a small one seven, with titles only', async () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    article({ title: `Numero ${index}`, position: index }),
  );
  await fixture.run(many);
  const full = toIssue(await issue('nazionale'), 'full').frontPage.articles;
  const small = toIssue(await issue('nazionale'), 'small').frontPage.articles;
  expect([full.length, small.length]).toEqual([9, 7]);
  expect(titles(small)).toEqual(titles(full.slice(0, 7)));
  expect(full.every(({ text }) => text === 'Uno. Due. Tre.')).toBe(true);
  expect(small.every(({ text, subtitle }) => text === '' && subtitle === null)).toBe(true);
});

test('NWS-02 a local edition contains the national pages among its own, in page order', async () => {
  await fixture.run([
    article({ title: 'N2', page: 2 }),
    article({ title: 'N5', page: 5 }),
    article({ title: 'R5', page: 5, editions: ['Roma'] }),
    article({ title: 'R4', page: 4, editions: ['Roma'] }),
    article({ title: 'Entrambe', page: 7, editions: ['Nazionale', 'Roma'] }),
  ]);
  const roma = await issue('roma');
  expect(titles(roma.articles)).toEqual(['N2', 'R4', 'R5', 'N5', 'Entrambe']);
  expect(titles((await issue('nazionale')).articles)).toEqual(['N2', 'N5', 'Entrambe']);
  const both = roma.articles.find(({ title }) => title === 'Entrambe');
  expect(both?.issueId).toBe(roma.row.id);
});

test('NWS-02 a local edition has at least as many pages as the national one it contains', async () => {
  await fixture.run([
    article({ title: 'N40', page: 40 }),
    article({ title: 'R4', page: 4, editions: ['Roma'] }),
  ]);
  expect(toIssue(await issue('roma'), 'full').pages).toBe(40);
  await fixture.run([article({ title: 'R44', page: 44, editions: ['Roma'] })]);
  expect(toIssue(await issue('roma'), 'full').pages).toBe(44);
  expect(toIssue(await issue('nazionale'), 'full').pages).toBe(40);
});

test('NWS-01 small front pages are those of the whole issues, however pages, weights and editions are mixed', async () => {
  const editions = [['Nazionale'], ['Roma'], ['Nazionale', 'Roma'], ['Viterbo']];
  const many = Array.from({ length: 60 }, (_, n) =>
    article(
      {
        title: `Numero ${n}`,
        ...(n % 13 !== 0 && { page: (n * 7) % 13 }),
        position: (n * 5) % 4,
        editions: editions[(n * 3) % 4] ?? [],
        day: n % 10 === 0 ? '2025-04-02' : DAY,
      },
      1 + ((n * 11) % 6),
    ),
  );
  await fixture.run(many);
  await fixture.run(many.slice(0, 12), { brand: 'LG' });
  const { orm } = fixture.database();
  const days = [
    { brand: 'MG', day: DAY },
    { brand: 'MG', day: '2025-04-02' },
    { brand: 'LG', day: DAY },
  ] as const;
  const whole = await Promise.all(days.map(({ brand, day }) => fullIssuesOfDay(orm, brand, day, NOON)));
  const expected = whole.flat().map((one) => toIssue(one, 'small'));
  const byPlace = (issues: typeof expected) =>
    issues.toSorted((a, b) => a.edition.id - b.edition.id || a.day.localeCompare(b.day));
  const small = await smallIssues(orm, await issuesOf(orm, days, NOON), NOON);
  expect(expected.length).toBeGreaterThan(6);
  expect(byPlace(small)).toEqual(byPlace(expected));
});
