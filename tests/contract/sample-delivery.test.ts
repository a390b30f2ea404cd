import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '#openapi/generated/site.ts';
import { articleLinks, bodyOf, differencesIn, fallbackOf, srcSetOf } from '#tests/support/article-page.ts';
import { bareWordsOfHtml, insides, wordsOfHtml } from '#tests/support/html-words.ts';
import { type ReadArticle, type ReadDelivery, readDelivery } from '#tests/support/read-delivery.ts';
import type { SampleArticle } from '#tests/support/sample-article.ts';
import { SAMPLE_DATA, withSamples } from '#tests/support/sample-data.ts';
import { secretRuns, secretsIn } from '#tests/support/secret-runs.ts';

const DAY = '2025-03-08';
const NATIONAL = 'nazionale';

let delivery: ReadDelivery;

beforeAll(async () => {
  if (SAMPLE_DATA) delivery = await readDelivery();
}, 300_000);
afterAll(() => delivery?.close());

/** The faults that a check finds, each with its article; empty if there are none. */
const faults = (judge: (article: ReadArticle) => string[]) =>
  delivery.read.flatMap((article) => judge(article).map((fault) => `${article.source.uri}: ${fault}`));

/** A visitor gets the lead picture of a paid article only. ROL-06 */
const shownPicturesOf = ({ free, pictures }: ReadArticle['source']) =>
  free ? pictures : pictures.slice(0, 1);

const text = (html: string) => wordsOfHtml(html).join(' ');

describe.skipIf(!SAMPLE_DATA)(withSamples('every article of a real delivery'), () => {
  test('is imported with its pictures', () => {
    const { imported, updated, unchanged, rejected, warnings } = delivery.report;
    expect({ updated, unchanged, rejected, warnings }).toEqual({
      updated: 0,
      unchanged: 0,
      rejected: [],
      warnings: [],
    });
    expect(imported).toBe(delivery.read.length);
    expect(imported).toBeGreaterThan(400);
  });

  test('NWS-04 has the contents of its file in the API', () => {
    expect(
      faults(({ source: file, wire }) => [
        ...differencesIn('title', wire.titolo, file.title),
        ...differencesIn('author', wire.firma, file.byline),
        ...differencesIn('date', wire.data, file.day),
        ...differencesIn('section', wire.sezione.titolo, file.section.name),
        ...differencesIn('page', wire.pagina, file.page),
        ...differencesIn('edition', file.editions.includes(wire.edizione.titolo), true),
        ...differencesIn(
          'pictures',
          wire.immagini.map(({ id, larghezze, didascalia, credito }) => [id, larghezze, didascalia, credito]),
          shownPicturesOf(file).map(({ id, widths, caption, credit }) => [id, widths, caption, credit]),
        ),
        ...differencesIn('free', wire.completo, file.free),
      ]),
    ).toEqual([]);
  });

  test('NWS-04 has the contents of its file on its page', () => {
    expect(
      faults(({ source: file, wire, page }) => {
        const [header = ''] = insides(page.body, /<(article)\b[^>]*class="[^"]*article[^"]*"[^>]*>/g);
        const title = insides(page.body, /<(h1)\b[^>]*>/g);
        return [
          ...differencesIn('status', page.status, 200),
          ...differencesIn('title', title.map(text), [file.title.replace(/\s+/g, ' ')]),
          ...differencesIn('author', file.byline === null || header.includes(`>${file.byline}<`), true),
          ...differencesIn(
            'edition and date',
            header.includes(`href="/edizione/${wire.edizione.slug}/${file.day}"`),
            true,
          ),
          ...differencesIn(
            'section',
            header.includes(`href="/sezione/${wire.sezione.slug}/${file.day}/${wire.edizione.id}"`),
            true,
          ),
          ...differencesIn('page', text(header).includes(`pagina ${file.page}`), true),
        ];
      }),
    ).toEqual([]);
  });

  test('NWS-04 has its pictures in every width, with caption and credit', () => {
    expect(
      faults(({ source: file, page }) => {
        const shown = shownPicturesOf(file);
        const figures = insides(page.body, /<(figure)\b[^>]*>/g);
        return differencesIn(
          'figures',
          figures.map((figure) => [
            [...figure.matchAll(/srcset="([^"]*)"/gi)].map(([, set]) => set),
            [...figure.matchAll(/<img[^>]*\ssrc="([^"]*)"/g)].map(([, address]) => address),
            text(insides(figure, /<(figcaption)\b[^>]*>/g).join(' ')),
          ]),
          shown.map((picture) => [
            [srcSetOf(picture)],
            [fallbackOf(picture)],
            text(`${picture.caption ?? ''} ${picture.credit ?? ''}`),
          ]),
        );
      }),
    ).toEqual([]);
  });

  test('NWS-04 when free, has every word of its file on the page, in order', () => {
    const free = delivery.read.filter(({ source: file }) => file.free);
    expect(free.length).toBeGreaterThan(100);
    const broken = free.flatMap((article) => {
      const wanted = wordsOfHtml(article.source.body);
      const found = wordsOfHtml(bodyOf(article.page.body));
      const at = wanted.findIndex((word, index) => word !== found[index]);
      if (at === -1 && found.length === wanted.length) return [];
      return [
        `${article.source.uri}, word ${at}: ${found.slice(at, at + 5)} instead of ${wanted.slice(at, at + 5)}`,
      ];
    });
    expect(broken).toEqual([]);
  });

  test('NWS-05 when paid, shows the beginning of its text and withholds the rest', () => {
    const paid = delivery.read.filter(({ source: file }) => !file.free);
    expect(paid.length).toBeGreaterThan(100);
    const broken = paid.flatMap((article) => {
      const whole = bareWordsOfHtml(article.source.body);
      const shown = bareWordsOfHtml(bodyOf(article.page.body));
      const begins = shown.length > 0 && shown.every((word, index) => word === whole[index]);
      const same = shown.join(' ') === bareWordsOfHtml(article.wire.testo).join(' ');
      return begins && same && shown.length < whole.length
        ? []
        : [`${article.source.uri}: ${shown.length} of ${whole.length}`];
    });
    expect(broken).toEqual([]);
  });

  test('ROL-06 when paid, is nowhere complete: no page and no answer contains words beyond its free part', async () => {
    const secrets = secretRuns(delivery.read);
    expect(secrets.size).toBeGreaterThan(10_000);
    const leaks: string[] = [];
    const search = (where: string, answer: string) =>
      leaks.push(...secretsIn(answer, secrets).map((leak) => `${where} holds ${leak}`));
    for (const { source: file, json, page } of delivery.read) {
      search(`JSON of ${file.uri}`, json);
      search(`page of ${file.uri}`, page.body);
    }
    for (const url of await otherAddresses()) search(url, (await delivery.ask(url)).body);
    expect(leaks).toEqual([]);
  });
});

type Wire = components['schemas'];

async function dataOf<Data>(url: string): Promise<Data> {
  const { status, body } = await delivery.ask(url);
  if (status !== 200) throw new Error(`${url}: ${status} ${body}`);
  return (JSON.parse(body) as { data: Data }).data;
}

const issueOf = (edition: string, day: string) =>
  dataOf<Wire['NumeroConArticoli']>(`/api/edicola/numero?edizione=${edition}&data=${day}`);

/** Lists and covers of one day, as JSON and as pages. */
async function otherAddresses(): Promise<string[]> {
  const { sezioni, numero } = await issueOf(NATIONAL, DAY);
  return [
    `/api/edicola/home?data=${DAY}`,
    `/api/edicola/numero?edizione=${NATIONAL}&data=${DAY}`,
    `/api/edicola/sezioni?data=${DAY}`,
    `/?data=${DAY}`,
    `/sezioni?data=${DAY}`,
    `/edizione/${NATIONAL}/${DAY}`,
    ...sezioni.map(({ sezione }) => `/sezione/${sezione.slug}/${DAY}/${numero.edizione.id}`),
  ];
}

const slugOf = (edition: string) => edition.toLowerCase().replace(/[^a-z]+/g, '-');

/** The files of one day that an edition holds: its own and the national pages. */
const filesOf = (day: string, edition: string): SampleArticle[] =>
  delivery.read
    .map(({ source: file }) => file)
    .filter(
      (file) => file.day === day && file.editions.some((name) => [edition, NATIONAL].includes(slugOf(name))),
    );

const idOf = (uri: string) => delivery.read.find(({ source: file }) => file.uri === uri)?.id;
const days = () => [...new Set(delivery.read.map(({ source: file }) => file.day))].sort().reverse();

describe.skipIf(!SAMPLE_DATA)(withSamples('every issue of a real delivery'), () => {
  test('NWS-02 holds the articles of its day and edition, in page order within each section', async () => {
    const issues = new Set(
      delivery.read.flatMap(({ source: { day, editions } }) =>
        editions.map((name) => `${slugOf(name)} ${day}`),
      ),
    );
    expect(issues.size).toBeGreaterThan(100);
    for (const issue of issues) {
      const [edition = '', day = ''] = issue.split(' ');
      const { sezioni, numero } = await issueOf(edition, day);
      const shown = sezioni.flatMap(({ articoli }) => articoli);
      const wanted = filesOf(day, edition);
      expect(shown.map(({ id }) => id).sort(), issue).toEqual(wanted.map(({ uri }) => idOf(uri)).sort());
      expect(numero.pagine, issue).toBeGreaterThanOrEqual(Math.max(...wanted.map(({ page }) => page)));
      for (const { articoli, sezione } of sezioni) {
        const pages = articoli.map(({ pagina }) => pagina ?? 0);
        expect(pages, `${issue} ${sezione.slug}`).toEqual(pages.toSorted((a, b) => a - b));
      }
    }
  });

  test(`NWS-01 the newsstand of ${DAY} has its editions, its sections and a full front page`, async () => {
    const home = await dataOf<Wire['Home']>(`/api/edicola/home?data=${DAY}`);
    const files = filesOf(DAY, NATIONAL);
    const editions = delivery.read.flatMap(({ source: file }) =>
      file.day === DAY ? file.editions.map(slugOf) : [],
    );
    expect([home.numero?.data, home.numero?.edizione.slug, home.arretrata]).toEqual([DAY, NATIONAL, false]);
    expect(home.edizioni.map(({ edizione }) => edizione.slug).sort()).toEqual([...new Set(editions)].sort());
    expect(home.recenti.map(({ data }) => data)).toEqual(['2025-03-07', '2025-03-06', '2025-03-05']);
    const count = (name: string) => files.filter(({ section }) => section.name === name).length;
    const names = new Set(files.map(({ section }) => section.name));
    const sections = home.sezioni.map(({ sezione, articoli }) => [sezione.titolo, articoli]);
    expect(sections.sort()).toEqual([...names].map((name) => [name, count(name)]).sort());
    expect(home.numero?.prima).toHaveLength(9);
    expect(new Set(home.ultime.map(({ id }) => id)).size).toBe(home.ultime.length);
    expect(home.ultime.every(({ data }) => data === '2025-03-14')).toBe(true);
  });

  test(`NWS-02 the pages of ${DAY} lead to each of its articles`, async () => {
    const { sezioni, numero } = await issueOf(NATIONAL, DAY);
    const issue = await delivery.ask(`/edizione/${NATIONAL}/${DAY}`);
    expect([...articleLinks(issue.body)].sort()).toEqual(
      filesOf(DAY, NATIONAL)
        .map(({ uri }) => idOf(uri))
        .sort(),
    );
    for (const { sezione, articoli } of sezioni) {
      const { body } = await delivery.ask(`/sezione/${sezione.slug}/${DAY}/${numero.edizione.id}`);
      for (const { id } of articoli) expect(articleLinks(body).has(id), `${sezione.slug} ${id}`).toBe(true);
    }
  });

  test('NWS-08 is listed in the archive under its day, newest first', async () => {
    const { numeri } = await dataOf<{ numeri: { data: string; pagine: number }[] }>(
      `/v1/numeri?edizione=${NATIONAL}`,
    );
    const national = days().filter((day) => filesOf(day, NATIONAL).length > 0);
    expect(numeri.map(({ data }) => data)).toEqual(national);
  });
});
