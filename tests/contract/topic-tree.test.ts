// @module-tag postgres
import { beforeEach, describe, expect, test } from 'vitest';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { addDays } from '#domain/dates.ts';
import type { components } from '#openapi/generated/account.ts';
import { articleSubjects, placements } from '#server/base/db/schema/content-schema.ts';
import { failure } from '#server/base/result.ts';
import { topicsOfArticle } from '#server/outgoing/interests/topics-of-article.ts';
import { sendMessage } from '#server/outgoing/push/messages/send-message.ts';
import { alertFixture } from '#tests/support/alert-fixture.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database);
const alerts = alertFixture(fixture.database);

const TODAY = '2025-04-03';
const TOPICS = '/api/user/topics';
const NO_QUIET = { quiet: Array.from({ length: 7 }, () => null) };
const ABOUT_SEA = { rel: 'topic', name: 'Pesca e porti', literal: 'pesca-e-porti' };

type Argomento = components['schemas']['Argomento'];

let reader: ReaderBrowser;

async function signedIn(host = 'ilmessaggero.localhost'): Promise<ReaderBrowser> {
  const browser = openBrowser(server, { host });
  await browser.signIn(await addAccount(fixture.database().orm));
  return browser;
}

function article(title: string, facts: Parameters<typeof ninjs>[0], overrides: Record<string, unknown> = {}) {
  const item = ninjs({ uri: `urn:tree:${title.replaceAll(/\W+/g, '-')}`, title, ...facts }, overrides);
  return { ...item, subjects: [...(item.subjects as unknown[]), ABOUT_SEA] };
}

beforeEach(async () => {
  alerts.setClock('2025-04-03T10:00:00Z');
  await fixture.run([
    article('Gol', { section: 'Sport', author: 'Ugo Sari' }, { organisations: [{ name: 'Stella Mar' }] }),
    article('Banca', { section: 'Economia' }, { organisations: [{ name: 'Banca del Colle' }] }),
    article('Locale', { section: 'Cronaca di Roma', editions: ['Roma'], author: 'Ada Neri', page: 30 }),
    article('Vecchio', { section: 'Motori', author: 'Tea Oro', day: addDays(TODAY, -60) }),
  ]);
  reader = await signedIn();
});

const list = async (browser: ReaderBrowser, query = '') => {
  const reply = await browser.askAccount({ url: `${TOPICS}${query}` });
  return (reply.json() as { data: { argomenti: Argomento[] } }).data.argomenti;
};

const namesIn = async (group: Argomento['gruppo'], browser = reader) =>
  (await list(browser)).filter(({ gruppo }) => gruppo === group).map(({ nome }) => nome);

const follow = async (slug: string, seguito = true) =>
  (await reader.post(`${TOPICS}/${slug}`, { seguito })).statusCode;

describe('PSH-01 what a paper offers to follow besides its topics', () => {
  test('is listed if it had recent articles: sections, local editions, authors, teams', async () => {
    expect(await namesIn('sezioni')).toEqual(['Cronaca di Roma', 'Economia', 'Sport']);
    expect((await namesIn('edizioni')).sort()).toEqual(['Nazionale', 'Roma']);
    expect(await namesIn('firme')).toEqual(['Ada Neri', 'Ugo Sari']);
    expect(await namesIn('squadre')).toEqual(['Stella Mar']);
    expect(await namesIn('temi')).toEqual([]);
    const elsewhere = await signedIn('leggo.localhost');
    for (const group of ['sezioni', 'edizioni', 'firme', 'squadre'] as const) {
      expect(await namesIn(group, elsewhere), group).toEqual([]);
    }
  });

  test.each([
    'sezione-sport',
    'edizione-roma',
    'firma-ugo-sari',
    'squadra-stella-mar',
    'tema-pesca-e-porti',
    'firma-tea-oro',
  ])('%s is followed and unfollowed, and shown to its followers', async (slug) => {
    expect(await follow(slug)).toBe(200);
    expect((await reader.post(`${TOPICS}/${slug}/push`, { modo: 'riepilogo' })).statusCode).toBe(200);
    const own = await list(reader, '?seguiti=true');
    expect(own.map((one) => [one.slug, one.seguito, one.avvisi])).toEqual([[slug, true, 'riepilogo']]);
    expect(own).toEqual(
      (await list(reader))
        .filter(({ seguito }) => seguito)
        .map((one) => ({ ...one, descrizione: own[0]?.descrizione })),
    );
    expect(await follow(slug, false)).toBe(200);
    expect(await list(reader, '?seguiti=true')).toEqual([]);
  });

  test('ROL-06 that appears only in held articles or those of tomorrow is not found until they are out', async () => {
    const secret = { author: 'Eva Blu' };
    const about = { organisations: [{ name: 'Circolo Alba' }] };
    await fixture.run([
      article('Segreto', secret, { ...about, embargoed: '2025-04-03T20:00:00Z' }),
      article('Domani', { author: 'Ivo Rossi', day: addDays(TODAY, 1) }),
    ]);
    for (const slug of ['firma-eva-blu', 'firma-ivo-rossi', 'squadra-circolo-alba']) {
      expect(await follow(slug), slug).toBe(404);
    }
    expect(await follow('firma-ada-neri')).toBe(200);
    await fixture.run([
      article('Locale', { editions: ['Roma'], author: 'Ada Neri', version: '2' }, { pubstatus: 'canceled' }),
    ]);
    expect(await follow('firma-ada-neri', false)).toBe(200);
    expect(await follow('firma-ada-neri', true)).toBe(404);
  });

  test('that the paper has no articles of is not found', async () => {
    for (const kind of ['sezione', 'edizione', 'firma', 'squadra', 'tema']) {
      expect(await follow(`${kind}-atlantide`), kind).toBe(404);
      expect(await follow(kind), kind).toBe(404);
    }
  });
});

test('PSH-01 everything that is followed is in the newsletter of the reader’s own topics', async () => {
  const titles = async () => {
    const reply = await reader.askAccount({ url: '/api/user/newsletters/i-tuoi-argomenti/anteprima' });
    const { data } = reply.json() as { data: { articoli: { titolo: string }[] } };
    return data.articoli.map(({ titolo }) => titolo).sort();
  };
  const wanted: [string, string[]][] = [
    ['firma-ugo-sari', ['Gol']],
    ['edizione-roma', ['Locale']],
    ['edizione-nazionale', ['Banca', 'Gol']],
    ['squadra-stella-mar', ['Gol']],
    ['sezione-economia', ['Banca']],
    ['tema-pesca-e-porti', ['Banca', 'Gol', 'Locale']],
  ];
  for (const [slug, expected] of wanted) {
    await follow(slug);
    expect(await titles(), slug).toEqual(expected);
    await follow(slug, false);
  }
});

test('PSH-04 an article is of interest to readers who follow anything of it', async () => {
  const { orm } = fixture.database();
  const topicsOf = async (title: string) => {
    const row = (await fixture.allArticles()).find((one) => one.title === title);
    return (await topicsOfArticle(orm, 'MG', row?.id ?? 0)).sort();
  };
  expect(await topicsOf('Gol')).toEqual([
    'edizione-nazionale',
    'firma-ugo-sari',
    'sezione-sport',
    'sport',
    'squadra-stella-mar',
    'tema-pesca-e-porti',
  ]);
  expect(await topicsOf('Locale')).toEqual([
    'edizione-roma',
    'firma-ada-neri',
    'sezione-cronaca-di-roma',
    'tema-pesca-e-porti',
  ]);
  expect(await topicsOf('Banca')).not.toContain('squadra-banca-del-colle');
});

test('PSH-04 a repeated call has the same result, though its article was corrected in between', async () => {
  const { orm } = fixture.database();
  const row = (await fixture.allArticles()).find(({ title }) => title === 'Gol');
  const said = { kind: 'news', topic: null, title: 'Finita', body: '', story: null } as const;
  const send = (title = said.title as string) =>
    sendMessage(
      { ...said, title, articleId: row?.id ?? null },
      { idempotencyKey: 'una', dryRun: false },
      {
        orm,
        brand: brandOf('MG'),
        now: new Date('2025-04-03T10:00:00Z'),
        origin: 'https://a.example',
        jobs: { plan: async () => undefined, deliver: async () => undefined },
      },
    );
  const first = await send();
  await orm.delete(articleSubjects);
  await orm.delete(placements);
  expect(await send()).toEqual(first);
  expect(first).toMatchObject({ value: { payload: { notification: { title: 'Finita' } } } });
  expect(await send('Un’altra')).toEqual(failure('other-body'));
});

describe('PSH-01 a new article of an author', () => {
  // Half an hour after the articles arrived.
  beforeEach(() => alerts.setClock('2025-04-03T06:30:00Z'));
  const tellNew = async () => {
    await alerts.alertAboutNewArticles();
    await alerts.run();
  };
  const addHearer = async (topic = 'firma-ugo-sari', mode: 'now' | 'off' = 'now') => {
    const hearer = await alerts.addReader(null, NO_QUIET);
    await alerts.follow(hearer.readerId, topic, mode);
    return hearer;
  };

  test('is announced once to the readers who want it, and old ones are not', async () => {
    const [hearer, stranger] = [await addHearer(), await addHearer('firma-ugo-sari', 'off')];
    await alerts.follow(hearer.readerId, 'firma-tea-oro', 'now');
    await tellNew();
    await tellNew();
    expect(alerts.told(hearer)).toMatchObject([{ title: 'Gol', body: 'Un nuovo articolo di Ugo Sari.' }]);
    expect(alerts.told(stranger)).toEqual([]);
    await alerts.follow(hearer.readerId, 'firma-ada-neri', 'now');
    alerts.setClock('2025-04-03T16:30:00Z');
    await tellNew();
    expect(alerts.told(hearer)).toHaveLength(1);
  });

  test('that arrived the day before is announced when its day begins', async () => {
    const hearer = await addHearer('firma-ida-moro');
    await fixture.run([article('Domani', { author: 'Ida Moro', day: '2025-04-04' })]);
    await tellNew();
    alerts.setClock('2025-04-03T21:59:59Z');
    await tellNew();
    expect(alerts.told(hearer)).toEqual([]);
    alerts.setClock('2025-04-03T22:00:30Z');
    await tellNew();
    await tellNew();
    expect(alerts.told(hearer)).toMatchObject([{ title: 'Domani' }]);
  });

  test('that arrived the day before is announced after a night without a server, but not to who follows since then', async () => {
    const early = await addHearer('firma-ida-moro');
    await fixture.run([
      article('Domani', { author: 'Ida Moro', day: '2025-04-04' }),
      article('Altro', { author: 'Pia Volpe', day: '2025-04-04' }),
    ]);
    alerts.setClock('2025-04-04T05:30:00Z');
    const late = await addHearer('firma-pia-volpe');
    await tellNew();
    await tellNew();
    expect(alerts.told(early)).toMatchObject([{ title: 'Domani' }]);
    expect(alerts.told(late)).toEqual([]);
  });

  test('that the newsroom has announced by another topic is announced again only to who would wait longer for that', async () => {
    const both = await addHearer();
    await alerts.follow(both.readerId, 'sport', 'now');
    const [slow, faster] = [await alerts.addReader(null, NO_QUIET), await addHearer()];
    await alerts.follow(slow.readerId, 'firma-ugo-sari', 'digest');
    for (const { readerId } of [slow, faster]) await alerts.follow(readerId, 'sport', 'digest');
    const row = (await fixture.allArticles()).find(({ title }) => title === 'Gol');
    await alerts.tell({ articleId: row?.id ?? null, topics: ['sport'], title: 'Finita' });
    await tellNew();
    expect(alerts.told(both).map((alert) => alert?.title)).toEqual(['Finita']);
    expect(alerts.told(faster).map((alert) => alert?.title)).toEqual(['Gol']);
    alerts.setClock('2025-04-03T12:00:00Z');
    await alerts.gather();
    await alerts.run();
    expect(alerts.told(slow).map((alert) => alert?.title)).toEqual(['Finita']);
  });

  test('that was recorded but not queued is still announced', async () => {
    const hearer = await addHearer();
    await alerts.alertAboutNewArticles(() => Promise.reject(new Error('no queue'))).catch(() => undefined);
    expect(alerts.told(hearer)).toEqual([]);
    await tellNew();
    expect(alerts.told(hearer)).toHaveLength(1);
  });

  test('that the newsroom has already announced to them is not announced again', async () => {
    const [hearer, other] = [await addHearer(), await addHearer('firma-ada-neri')];
    const { orm } = fixture.database();
    const row = (await fixture.allArticles()).find(({ title }) => title === 'Gol');
    const topics = await topicsOfArticle(orm, 'MG', row?.id ?? 0);
    await alerts.tell({ articleId: row?.id ?? null, topics, title: 'Finita' });
    await tellNew();
    expect(alerts.told(hearer).map((alert) => alert?.title)).toEqual(['Finita']);
    expect(alerts.told(other).map((alert) => alert?.title)).toEqual(['Locale']);
  });
});
