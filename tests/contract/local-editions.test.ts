import { beforeEach, describe, expect, test } from 'vitest';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database);

const DAY = '2025-04-03';

beforeEach(() =>
  fixture.run([
    ninjs({ uri: 'urn:n2', title: 'Nazionale due', page: 2, section: 'Politica' }),
    ninjs({ uri: 'urn:n9', title: 'Nazionale nove', page: 9, section: 'Sport' }),
    ninjs({ uri: 'urn:r5', title: 'Roma cinque', page: 5, editions: ['Roma'], section: 'Cronaca di Roma' }),
    ninjs({
      uri: 'urn:both',
      title: 'Ovunque',
      page: 3,
      editions: ['Nazionale', 'Roma', 'Umbria'],
      section: 'Politica',
    }),
    ninjs({ uri: 'urn:before', title: 'Ieri a Roma', day: '2025-04-02', editions: ['Roma'] }),
  ]),
);

async function titlesOf(edition: string, day = DAY): Promise<string[]> {
  const { sezioni } = await server.data<'getIssue'>(`/api/edicola/numero?edizione=${edition}&data=${day}`);
  return sezioni.flatMap(({ articoli }) => articoli.map(({ titolo }) => titolo));
}

test('NWS-02 a local edition holds its own pages among the national ones, each article once', async () => {
  expect(await titlesOf('roma')).toEqual(['Nazionale due', 'Ovunque', 'Roma cinque', 'Nazionale nove']);
  expect(await titlesOf('umbria')).toEqual(['Nazionale due', 'Ovunque', 'Nazionale nove']);
  expect(await titlesOf('nazionale')).toEqual(['Nazionale due', 'Ovunque', 'Nazionale nove']);
});

test('NWS-02 on a day without national pages a local edition has only its own', async () => {
  expect(await titlesOf('roma', '2025-04-02')).toEqual(['Ieri a Roma']);
});

test('NWS-02 a section links to its neighbours, to the other editions and to the days around', async () => {
  const section = await server.data<'getSection'>(
    `/api/edicola/sezione?titolo=cronaca-di-roma&data=${DAY}&id_edizione=${await editionId('roma')}`,
  );
  expect(section).toMatchObject({
    sezione: { titolo: 'Cronaca di Roma' },
    edizione: { slug: 'roma' },
    precedente: { titolo: 'Politica' },
    successiva: { titolo: 'Sport' },
    data_precedente: '2025-04-02',
    data_successiva: null,
  });
  expect(section.edizioni.map(({ slug }) => slug).sort()).toEqual(['nazionale', 'roma', 'umbria']);
  expect(section.articoli.map(({ titolo, pagina }) => [titolo, pagina])).toEqual([['Roma cinque', 5]]);
});

describe('NAV-08 a title finds a section where it appeared last', () => {
  const OLD = [
    ninjs({
      uri: 'urn:u1',
      title: 'Umbria ieri',
      day: '2025-04-02',
      editions: ['Umbria'],
      section: 'Perugia',
    }),
    ninjs({
      uri: 'urn:u2',
      title: 'Umbria prima',
      day: '2025-04-01',
      editions: ['Umbria'],
      section: 'Perugia',
    }),
    ninjs({
      uri: 'urn:u3',
      title: 'Umbria domani',
      day: '2025-04-04',
      editions: ['Umbria'],
      section: 'Perugia',
    }),
    ninjs({ uri: 'urn:c1', title: 'Segreto', section: 'Cucina' }, { pubstatus: 'withheld' }),
  ];

  test.each([
    ['politica', 'nazionale', '2025-04-03', ['Nazionale due', 'Ovunque']],
    ['cronaca-di-roma', 'roma', '2025-04-03', ['Roma cinque']],
    ['perugia', 'umbria', '2025-04-02', ['Umbria ieri']],
    ['perugia&data=2025-04-01', 'umbria', '2025-04-01', ['Umbria prima']],
  ])('%s', async (title, edition, day, articles) => {
    await fixture.run(OLD);
    const section = await server.data<'getSection'>(`/api/edicola/sezione?titolo=${title}`);
    expect([section.edizione.slug, section.data]).toEqual([edition, day]);
    expect(section.articoli.map(({ titolo }) => titolo)).toEqual(articles);
  });

  test('but none without visible articles, nor in an edition or day of the address that did not have it', async () => {
    await fixture.run(OLD);
    for (const query of [
      'titolo=cucina',
      `titolo=perugia&data=${DAY}`,
      `titolo=cronaca-di-roma&data=${DAY}&id_edizione=${await editionId('umbria')}`,
    ]) {
      expect.soft((await server.ask({ url: `/api/edicola/sezione?${query}` })).statusCode, query).toBe(404);
    }
  });

  test('by its own name too, where its slug differs', async () => {
    const subjects = [{ rel: 'section', literal: 'cronaca-latina', name: 'Cronaca di Latina' }];
    await fixture.run([ninjs({ uri: 'urn:l', title: 'Latina', editions: ['Latina'] }, { subjects })]);
    for (const title of ['cronaca-latina', 'cronaca-di-latina']) {
      const section = await server.data<'getSection'>(`/api/edicola/sezione?titolo=${title}`);
      expect.soft(section.sezione, title).toMatchObject({ slug: 'cronaca-latina' });
    }
  });
});

async function editionId(slug: string): Promise<number | undefined> {
  const { edizioni } = await server.data<'getIssue'>(`/api/edicola/numero?edizione=nazionale&data=${DAY}`);
  return edizioni.find((edition) => edition.slug === slug)?.id;
}

test('NWS-01 an article of several editions appears once among the latest, and all front pages are shown', async () => {
  const home = await server.data<'getNewsstand'>('/api/edicola/home');
  const latest = home.ultime.map(({ titolo }) => titolo);
  expect(latest.filter((title) => title === 'Ovunque')).toHaveLength(1);
  expect(latest).toHaveLength(5);
  expect(home.edizioni.map(({ edizione }) => edizione.slug).sort()).toEqual(['nazionale', 'roma', 'umbria']);
  const roma = home.edizioni.find(({ edizione }) => edizione.slug === 'roma');
  expect(roma?.prima.map(({ titolo }) => titolo)).toEqual([
    'Ovunque',
    'Roma cinque',
    'Nazionale due',
    'Nazionale nove',
  ]);
  expect(home.sezioni.map(({ sezione, articoli }) => [sezione.titolo, articoli])).toEqual([
    ['Politica', 2],
    ['Sport', 1],
  ]);
});

test('NWS-01 a day without an issue shows the latest one before it and says so', async () => {
  const on = async (day: string) => {
    const { numero, arretrata } = await server.data<'getNewsstand'>(`/api/edicola/home?data=${day}`);
    return [numero?.data, arretrata];
  };
  expect(await on('2025-04-03')).toEqual(['2025-04-03', false]);
  expect(await on('2025-04-09')).toEqual(['2025-04-03', true]);
  expect(await on('2025-04-02')).toEqual(['2025-04-02', false]);
  expect(await on('2025-04-01')).toEqual([undefined, false]);
});

test('NWS-08 the archive lists the days of an edition, newest first and within the given range', async () => {
  const days = async (query: string) => {
    const { numeri } = await server.data<'listIssueDays'>(`/v1/numeri?edizione=${query}`);
    return numeri.map(({ data }) => data);
  };
  expect(await days('roma')).toEqual(['2025-04-03', '2025-04-02']);
  expect(await days('nazionale')).toEqual(['2025-04-03']);
  expect(await days('roma&a=2025-04-02')).toEqual(['2025-04-02']);
  expect(await days('roma&da=2025-04-03')).toEqual(['2025-04-03']);
  expect(await days('roma&da=2025-04-04')).toEqual([]);
});

test('NWS-04 an article has its page, its neighbours and its placement', async () => {
  const id = (await fixture.allArticles()).find(({ uri }) => uri === 'urn:both')?.id;
  const { article } = await server.data<'getArticle'>(`/api/edicola/articolo?id=${id}`);
  expect(article).toMatchObject({
    edizione: { slug: 'nazionale' },
    pagina: 3,
    precedente: { titolo: 'Nazionale due' },
    successivo: { titolo: 'Nazionale nove' },
    stessa_pagina: [],
  });
});
