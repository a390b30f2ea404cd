import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database);

const TODAY = '2025-04-03';
const LIST = '/api/user/newsletters';

type Newsletter = { slug: string; riservata: boolean; iscrivibile: boolean; iscritto: boolean };
type Listed = { data: { newsletter: Newsletter[] } };
type Sample = { data: { articoli: { titolo: string; occhiello: string | null; sezione: string }[] } };

let reader: ReaderBrowser;

async function signedIn(products: 'digital'[] = [], host = 'ilmessaggero.localhost'): Promise<ReaderBrowser> {
  const subscriptions = products.map((product) => ({ product }));
  const browser = openBrowser(server, { host });
  await browser.signIn(await addAccount(fixture.database().orm, { subscriptions }));
  return browser;
}

beforeEach(async () => {
  reader = await signedIn();
});

const list = async (browser: ReaderBrowser) =>
  ((await browser.askAccount({ url: LIST })).json() as Listed).data.newsletter;

const got = async (browser: ReaderBrowser) =>
  (await list(browser)).filter(({ iscritto }) => iscritto).map(({ slug }) => slug);

const set = async (browser: ReaderBrowser, slug: string, iscritto: unknown) => {
  const reply = await browser.post(`${LIST}/${slug}`, { iscritto });
  return [reply.statusCode, (reply.json() as { status: { code: string } }).status.code];
};

const sampleOf = async (browser: ReaderBrowser, slug: string) =>
  ((await browser.askAccount({ url: `${LIST}/${slug}/anteprima` })).json() as Sample).data.articoli;

describe('ACC-07 newsletters', () => {
  test('can be subscribed to and ended, each once however often the call is repeated', {
    tags: 'postgres',
  }, async () => {
    expect(await got(reader)).toEqual([]);
    for (const _ of ['first', 'again']) expect(await set(reader, 'il-punto', true)).toEqual([200, 'OK']);
    expect(await got(reader)).toEqual(['il-punto']);
    for (const _ of ['first', 'again']) expect(await set(reader, 'il-punto', false)).toEqual([200, 'OK']);
    expect(await got(reader)).toEqual([]);
  });

  test('are separate for each reader and each paper', { tags: 'postgres' }, async () => {
    await set(reader, 'il-punto', true);
    expect(await got(await signedIn())).toEqual([]);
    expect(await got(await signedIn([], 'leggo.localhost'))).toEqual([]);
  });

  test('that the paper does not have are answered as not found, and invalid bodies are refused', async () => {
    expect(await set(reader, 'buongiorno-milano', true)).toEqual([404, 'ERR_NOT_FOUND']);
    expect(await set(reader, 'Il%20Punto', true)).toEqual([400, 'ERR_BAD_REQUEST']);
    expect(await set(reader, 'il-punto', 'forse')).toEqual([400, 'ERR_BAD_REQUEST']);
    expect((await reader.post(`${LIST}/il-punto`, {})).statusCode).toBe(400);
    expect((await reader.askAccount({ url: `${LIST}/nessuna/anteprima` })).statusCode).toBe(404);
  });
});

describe('ROL-06 a newsletter for subscribers', () => {
  const slug = 'le-opinioni';

  test('is refused to a reader without a subscription, and open to one with', async () => {
    expect((await list(reader)).find((one) => one.slug === slug)).toMatchObject({ iscrivibile: false });
    expect(await set(reader, slug, true)).toEqual([403, 'ERR_FORBIDDEN']);
    const subscriber = await signedIn(['digital']);
    expect((await list(subscriber)).find((one) => one.slug === slug)).toMatchObject({ iscrivibile: true });
    expect(await set(subscriber, slug, true)).toEqual([200, 'OK']);
  });

  test('can be ended by its reader although the subscription is over', async () => {
    const subscriber = await signedIn(['digital']);
    await set(subscriber, slug, true);
    await fixture.database().orm.execute(`update subscriptions set status = 'expired'`);
    expect((await list(subscriber)).find((one) => one.slug === slug)).toMatchObject({
      iscrivibile: false,
      iscritto: true,
    });
    expect(await set(subscriber, slug, false)).toEqual([200, 'OK']);
    expect(await set(subscriber, slug, true)).toEqual([403, 'ERR_FORBIDDEN']);
  });
});

describe('ACC-07 the sample of a newsletter', { tags: 'postgres' }, () => {
  const article = (title: string, facts: Parameters<typeof ninjs>[0], topics: string[] = []) => {
    const item = ninjs({ uri: `urn:sample:${title.replaceAll(/\W+/g, '-')}`, title, ...facts });
    const about = topics.map((name) => ({ rel: 'topic', name, literal: name }));
    return { ...item, subjects: [...(item.subjects as unknown[]), ...about] };
  };

  beforeEach(async () => {
    await fixture.run([
      article('Di politica', {
        section: 'Politica',
        page: 8,
        body: `<p>${'parola '.repeat(300)}segreta</p>`,
      }),
      article('Di ieri', { section: 'Esteri', page: 9, day: addDays(TODAY, -1) }),
      article('Del mese scorso', { section: 'Esteri', page: 9, day: addDays(TODAY, -20) }),
      article('Di domani', { section: 'Politica', page: 8, day: addDays(TODAY, 1) }),
      article('Di sport', { section: 'Sport', page: 40 }),
      article('Di sport, ieri', { section: 'Sport', page: 41, day: addDays(TODAY, -1) }),
      article('Sul mare', { section: 'Economia', page: 20, access: 'digital' }, ['mare']),
    ]);
  });

  test('has the latest day’s articles of its sections, and only text that everybody may read', async () => {
    const articles = await sampleOf(reader, 'il-punto');
    expect(articles.map(({ titolo }) => titolo)).toEqual(['Di politica']);
    expect(articles[0]).toEqual({
      id: expect.any(Number),
      slug: 'di-politica',
      occhiello: null,
      titolo: 'Di politica',
      sezione: 'Politica',
    });
    expect(JSON.stringify(articles)).not.toContain('segreta');
  });

  test('that is weekly has a week’s articles, the newest first', async () => {
    const titles = (await sampleOf(reader, 'il-giorno-dopo')).map(({ titolo }) => titolo);
    expect(titles).toEqual(['Di sport', 'Di sport, ieri']);
  });

  test('that is weekly has the weightiest articles of the week, however many the newest day has', async () => {
    const culture = (title: string, urgency: number, facts: Parameters<typeof ninjs>[0] = {}) => ({
      ...article(title, { section: 'Cultura', page: 30, ...facts }),
      urgency,
    });
    await fixture.run([
      ...Array.from({ length: 7 }, (_, index) => culture(`Al museo ${index}`, 5, { page: 31 + index })),
      culture('Torna alla luce un affresco', 2, { day: addDays(TODAY, -2) }),
      culture('Un romanzo per l’estate', 3, { day: addDays(TODAY, -1) }),
    ]);
    const titles = (await sampleOf(reader, 'fine-settimana')).map(({ titolo }) => titolo);
    expect(titles.slice(0, 3)).toEqual([
      'Torna alla luce un affresco',
      'Un romanzo per l’estate',
      'Al museo 0',
    ]);
    expect(titles).toHaveLength(7);
  });

  test('that is made of the reader’s topics has articles about them, from any section', async () => {
    expect(await sampleOf(reader, 'i-tuoi-argomenti')).toEqual([]);
    await reader.post('/api/user/topics/mare-e-coste', { seguito: true });
    expect((await sampleOf(reader, 'i-tuoi-argomenti')).map(({ titolo }) => titolo)).toEqual(['Sul mare']);
    await reader.post('/api/user/topics/sport', { seguito: true });
    const titles = (await sampleOf(reader, 'i-tuoi-argomenti')).map(({ titolo }) => titolo);
    expect(titles.sort()).toEqual(['Di sport', 'Sul mare']);
    expect(await sampleOf(await signedIn(), 'i-tuoi-argomenti')).toEqual([]);
  });
});
