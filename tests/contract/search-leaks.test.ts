import { beforeEach, describe, expect, test } from 'vitest';
import type { Product } from '#domain/products.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';

const fixture = importFixture({ once: true });
const server = newsstandApp(fixture.database);

const FREE_WORDS = ['apertura', 'libera'];
const PAID_WORDS = ['ornitorinco', 'quadrifoglio', 'zabaione'];

const paid = (overrides: Record<string, unknown> = {}, version = '1') =>
  ninjs(
    {
      uri: 'urn:paid',
      version,
      title: 'La cronaca dei lettori',
      access: 'digital',
      body: `<p>L’apertura è per tutti.</p><p>Anche questa parte è libera.</p>
        <p>Solo chi paga legge di ornitorinco e <em>quadrifoglio</em>.</p>
        <p>E di zabaione, che a Sant’Agata piace a quell’uomo di D’Annunzio.</p>`,
    },
    overrides,
  );
const open = () => ninjs({ uri: 'urn:open', title: 'Un altro giornale', body: '<p>Niente.</p>' });

const ask = async (q: string) => ({
  site: await server.data<'searchArticles'>(`/api/edicola/ricerca?q=${encodeURIComponent(q)}`),
  archive: await server.data<'searchBackIssues'>(`/v1/ricerca?q=${encodeURIComponent(q)}`),
});

test('NWS-05 a paid article is found by its whole text, and shown only by its free part', async () => {
  await fixture.only([paid(), open()]);
  server.setClock('2025-04-05T10:00:00Z');
  for (const word of [...FREE_WORDS, ...PAID_WORDS]) {
    const { site, archive } = await ask(word);
    expect(
      site.risultati.map(({ articolo }) => articolo.titolo),
      word,
    ).toEqual(['La cronaca dei lettori']);
    expect(
      archive.risultati.map(({ titolo }) => titolo),
      word,
    ).toEqual(['La cronaca dei lettori']);
    const told = JSON.stringify([site, archive]).toLowerCase();
    for (const secret of PAID_WORDS) expect(told, `${word} → ${secret}`).not.toContain(secret);
  }
});

test.each([
  'ornitorincco',
  'onritorinco',
  'quadrifogli',
  'zabaion',
  'zabbaione apertura',
  'apertura or zabaione',
])('NWS-05 no word of a paid part is proposed for %s', async (query) => {
  await fixture.only([paid(), open()]);
  const told = JSON.stringify(await ask(query)).toLowerCase();
  for (const secret of PAID_WORDS) expect(told).not.toContain(secret);
});

test('NWS-05 a form of a word that only a paid, withdrawn or embargoed text has is not proposed', async () => {
  const bird = (uri: string, word: string, overrides: Record<string, unknown> = {}, access = 'free') =>
    ninjs(
      { uri, title: 'Un verso', access, body: `<p>Apre.</p><p>Segue.</p><p>Canta ${word}.</p><p>Fine.</p>` },
      overrides,
    );
  const proposed = async () => (await ask('barbagiano')).site.suggerimenti.map(({ testo }) => testo);
  await fixture.only([bird('urn:gone', 'il barbagianno')]);
  expect(await proposed()).toEqual(['barbagianno']);
  await fixture.run([bird('urn:gone', 'il barbagianno', { pubstatus: 'canceled', version: '2' })]);
  await fixture.run([
    bird('urn:paid', 'il barbagianno', {}, 'digital'),
    bird('urn:awaited', 'il barbagianno', { embargoed: '2025-04-09T13:30:00+02:00' }),
    bird('urn:open', 'la barbagianna'),
  ]);
  expect(await proposed()).toEqual(['barbagianna']);
});

test('NWS-05 for a phrase only its own words without quotes are proposed', async () => {
  await fixture.only([paid(), open()]);
  for (const words of ['apertura ornitorinco', 'ornitorinco apertura']) {
    const { site } = await ask(`"${words}"`);
    expect(site.suggerimenti.map(({ testo }) => testo)).toEqual([words]);
  }
});

const found = async (q: string, from: Pick<ReaderBrowser, 'ask'> = server) => {
  const reply = await from.ask({ url: `/api/edicola/ricerca?q=${encodeURIComponent(q)}` });
  const { data } = reply.json() as {
    data: { totale: number; risultati: { articolo: { titolo: string } }[] };
  };
  return data.risultati.map(({ articolo }) => articolo.titolo);
};
const archiveFinds = async (q: string) =>
  (await server.data<'searchBackIssues'>(`/v1/ricerca?q=${encodeURIComponent(q)}`)).totale;

/** Queries about the paid article: phrases and excluded words. */
const ASKED_EXACTLY = [
  '"ornitorinco e quadrifoglio"',
  '"legge di ornitorinco"',
  '"paga-legge"',
  '«paga.legge»',
  '"quell’uomo"',
  'niente or "paga legge di"',
  '“paga legge”',
];

describe('NWS-05 the positions of words in a paid text cannot be found out by a reader who may not read it', {
  tags: 'postgres',
}, () => {
  const reader = async (product: Product | null) => {
    const browser = openBrowser(server);
    const subscriptions = product === null ? [] : [{ product }];
    await browser.signIn(await addAccount(fixture.database().orm, { subscriptions }));
    return browser;
  };

  beforeEach(() => server.setClock('2025-04-05T10:00:00Z'));

  test.each(ASKED_EXACTLY)('%s', async (query) => {
    await fixture.only([paid(), open()]);
    const [nobody, online, digital] = [await reader(null), await reader('online'), await reader('digital')];
    const title = 'La cronaca dei lettori';
    expect(await found(query)).not.toContain(title);
    expect(await archiveFinds(query)).toBe(query.startsWith('niente') ? 1 : 0);
    expect(await found(query, nobody)).not.toContain(title);
    expect(await found(query, online)).not.toContain(title);
    expect(await found(query, digital)).toContain(title);
  });

  test('excluded words reveal nothing of a paid text either', async () => {
    await fixture.only([paid(), open()]);
    const [online, digital] = [await reader('online'), await reader('digital')];
    for (const query of ['lettori -"paga legge"', 'lettori -"legge paga"', 'lettori -zabaione']) {
      expect(await found(query), query).toHaveLength(1);
      expect(await found(query, online), query).toHaveLength(1);
    }
    expect(await found('lettori -"paga legge"', digital)).toEqual([]);
    expect(await found('lettori -"legge paga"', digital)).toHaveLength(1);
  });

  test('a partial match is found whether or not the article has the phrase', async () => {
    await fixture.only([paid(), open()]);
    const answer = async (q: string, from: Pick<ReaderBrowser, 'ask'>) => {
      const reply = await from.ask({ url: `/api/edicola/ricerca?q=${encodeURIComponent(q)}` });
      return reply.body.replace(/"testo":"[^"]*"/g, '');
    };
    for (const from of [server, await reader('online')]) {
      const stands = await answer('lettori elefante "paga legge"', from);
      expect(stands).toContain('La cronaca dei lettori');
      expect(await answer('lettori elefante "legge paga"', from)).toBe(stands);
    }
  });

  test('a phrase of the title, its surroundings and the opening is found by everybody', async () => {
    await fixture.only([paid(), open()]);
    for (const query of ['"cronaca dei lettori"', '"parte è libera"', '"lettori cronaca"'])
      expect(await found(query), query).toHaveLength(query === '"lettori cronaca"' ? 0 : 1);
    expect(await found('cronaca -lettori')).toEqual([]);
  });

  test('a single word finds a paid text, and so do two at any positions', async () => {
    await fixture.only([paid(), open()]);
    expect(await found('zabaione')).toHaveLength(1);
    expect(await found('zabaione ornitorinco')).toHaveLength(1);
  });

  test.each([
    ['paga-legge', 'legge-paga'],
    ['paga.legge', 'legge/paga'],
    ["Sant'Agata", "Agata'Sant"],
    ['Sant’Agata', 'Agata’Sant'],
    ["d'Annunzio", 'Annunzio'],
    ["quell'uomo", "uomo'quell"],
    ['quell’uomo zabaione', 'uomo’quell zabaione'],
    ["niente or sant'agata", "niente or agata'sant"],
  ])('words joined without quotes are found in any order: %s', async (query, turned) => {
    await fixture.only([paid()]);
    const title = 'La cronaca dei lettori';
    const online = await reader('online');
    for (const text of [query, turned, `${query} lettori`, `"lettori" ${turned}`])
      expect(await found(text, online), text).toEqual([title]);
    expect(await found(turned)).toEqual([title]);
    expect(await archiveFinds(query)).toBe(1);
    expect(await found(query, await reader('digital'))).toHaveLength(1);
  });

  test('the order of results does not reveal which words are adjacent', async () => {
    const one = (uri: string, title: string, text: string, published: string) =>
      ninjs(
        { uri, title, access: 'digital', body: `<p>Apre.</p><p>Segue.</p><p>${text}</p>` },
        {
          firstcreated: published,
          versioncreated: published,
        },
      );
    const [early, late] = ['2025-04-03T03:00:00Z', '2025-04-03T04:00:00Z'];
    const far = `zabaione ${'e poi molto altro ancora '.repeat(20)} ornitorinco`;
    await fixture.only([
      one('urn:near', 'Vicino', 'zabaione ornitorinco', early),
      one('urn:far', 'Lontano', far, late),
    ]);
    expect(await found('zabaione ornitorinco', await reader('digital'))).toEqual(['Vicino', 'Lontano']);
    expect(await found('zabaione ornitorinco', await reader('online'))).toEqual(['Lontano', 'Vicino']);
    expect(await found('zabaione ornitorinco')).toEqual(['Lontano', 'Vicino']);
  });
});

test('NWS-06 a withheld, withdrawn or embargoed article is not found, counted or proposed', async () => {
  const nothing = async () => {
    const { site } = await ask('cronacha lettori');
    const { site: exact } = await ask('apertura');
    return [exact.totale, exact.sezioni.length, site.risultati.length, site.suggerimenti.length];
  };
  await fixture.only([paid({ pubstatus: 'withheld' })]);
  expect(await nothing()).toEqual([0, 0, 0, 0]);
  await fixture.run([paid({}, '2')]);
  expect((await ask('apertura')).site.totale).toBe(1);
  await fixture.run([paid({ pubstatus: 'canceled' }, '3')]);
  expect(await nothing()).toEqual([0, 0, 0, 0]);
  await fixture.run([paid({ embargoed: '2025-04-03T13:30:00+02:00' }, '4')]);
  server.setClock('2025-04-03T11:29:59.999Z');
  expect(await nothing()).toEqual([0, 0, 0, 0]);
  server.setClock('2025-04-03T11:30:00Z');
  expect((await ask('apertura')).site.totale).toBe(1);
});

test('NWS-06 an article of tomorrow’s issue is found from its day in Rome on', async () => {
  await fixture.only([ninjs({ uri: 'urn:tomorrow', day: '2025-04-04', title: 'Il giornale di domani' })]);
  server.setClock('2025-04-03T21:59:59Z');
  expect((await ask('domani')).site.totale).toBe(0);
  server.setClock('2025-04-03T22:00:00Z');
  expect((await ask('domani')).site.totale).toBe(1);
});

test('NWS-06 a corrected article is found by its new words and no longer by the old', async () => {
  const one = (version: string, body: string) => ninjs({ uri: 'urn:one', version, body: `<p>${body}</p>` });
  await fixture.only([one('1', 'Parla il sindaco.')]);
  await fixture.run([one('2', 'Parla il vescovo.')]);
  expect((await ask('sindaco')).site.totale).toBe(0);
  expect((await ask('vescovo')).site.totale).toBe(1);
});
