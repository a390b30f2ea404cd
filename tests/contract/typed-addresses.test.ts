import { beforeEach, expect, test } from 'vitest';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { pageFacts } from '#tests/support/page-facts.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database, { pages: true, environment: { SHOWCASE: 'in' } });

const DAY = '2025-04-03';
const TITLE = 'Riapre il ponte';

beforeEach(async () => {
  const subjects = [
    { rel: 'section', name: 'Cronaca nera' },
    { rel: 'special', name: 'Atlante del vino' },
  ];
  await fixture.run([ninjs({ title: TITLE, author: 'Livia Santoro' }, { subjects })]);
});

/** Ids of an edition, a section and the other things that have addresses. */
async function ids() {
  const { edizione, sezioni } = await server.data<'listSections'>('/api/edicola/sezioni');
  return {
    article: (await fixture.allArticles())[0]?.id,
    edition: edizione.id,
    section: sezioni[0]?.sezione.id,
  };
}

async function expectHeadline(url: string, headline: string) {
  const { statusCode, body } = await server.ask({ url });
  expect.soft([statusCode, pageFacts(body).headings], url).toEqual([200, [headline]]);
}

const SCREENS = {
  '/sezioni': 'Sezioni',
  '/speciali': 'Speciali',
  '/firme': 'Firme',
  '/firma/livia-santoro': 'Livia Santoro',
  '/archivio': 'Archivio',
  [`/archivio/${DAY}`]: 'Archivio',
  '/archivio/cerca/ponte': 'Archivio',
  '/scaricati': 'Scaricati',
  '/avvisi': 'Avvisi',
  '/contact': 'Contatti',
  '/faq': 'Come possiamo aiutarti?',
  '/privacy': 'Informativa privacy',
  '/cookie': 'Informativa cookie',
  '/note-legali': 'Note legali',
  '/accessibilita': 'Dichiarazione di accessibilità',
  '/vetrina/rassegna_stampa': 'Rassegna Stampa',
};

test('NAV-01…05 NAV-25 every screen opens by its typed address and has its own title', async () => {
  for (const [url, headline] of Object.entries(SCREENS)) await expectHeadline(url, headline);
  for (const url of ['/', `/edizione/nazionale/${DAY}`])
    await expectHeadline(url, expect.stringMatching(/./));
});

test('NAV-06 NAV-07 every address of an article shows that article', async () => {
  const { article } = await ids();
  for (const url of [
    `/articolo/${article}`,
    `/articolo/${article}/un-titolo-qualsiasi`,
    `/articolo/ds/${article}`,
    `/articolo?id=${article}`,
    `/articolo/ds?id=${article}`,
  ])
    await expectHeadline(url, TITLE);
});

test('NAV-08 every address of a section or a special shows that section or special', async () => {
  const { edition, section } = await ids();
  for (const url of [
    '/sezione/cronaca-nera',
    `/sezione/cronaca-nera/${DAY}/${edition}`,
    `/sezione?date=${DAY}&id_edizione=${edition}&id=${section}`,
  ])
    await expectHeadline(url, 'Cronaca nera');
  for (const url of ['/speciale/atlante-del-vino', `/speciale/atlante-del-vino/${DAY}`])
    await expectHeadline(url, 'Atlante del vino');
});

test('NAV-01 NAV-07 an address that leads nowhere gets a page with a way home', async () => {
  for (const url of [
    '/una/pagina/che/non/esiste',
    '/articolo/0',
    '/articolo/999999999',
    '/articolo/abc',
    '/sezione/cucina',
    '/speciale/nessuno',
    '/firma/nessuno',
    '/archivio/ieri',
    '/archivio/2025-02-30',
  ]) {
    const { statusCode, body } = await server.ask({ url });
    expect.soft(statusCode, url).toBe(404);
    expect.soft(body, url).toMatch(/<a [^>]*href="\/"[^>]*>Torna alla home<\/a>/);
  }
});
