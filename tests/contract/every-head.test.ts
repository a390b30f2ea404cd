import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { isGuarded } from '#domain/guarded-screens.ts';
import { articles, editions, sections } from '#server/base/db/schema/content-schema.ts';
import { guardedDelivery, withdrawal } from '#tests/support/guarded-articles.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { type PageFacts, pageFacts } from '#tests/support/page-facts.ts';
import { PAGES } from '#tests/support/public-pages.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database, { pages: true });

/** Pages on the way in or out, pages for holders of a secret address, and programs' addresses. */
const UNINDEXED =
  /^\/(?:login|logout|sso|registrazione|password|test-guest|scaricati|avvisi|vetrina\/acquisto|risposta-condivisa)\b/;
/** A page of search results. */
const RESULTS = /^\/(?:ricerca\/|archivio\/cerca\/)/;

/** Search engines cut longer titles off, so that the rest would not be shown. */
const LONGEST_TITLE = 160;

let addresses: string[];
let withdrawn: number;

beforeEach(async () => {
  await fixture.run(guardedDelivery());
  await fixture.run([withdrawal()]);
  const { orm } = fixture.database();
  const [edition] = await orm.select().from(editions).where(eq(editions.slug, 'nazionale'));
  const [section] = await orm.select().from(sections).where(eq(sections.slug, 'cronaca'));
  const rows = await orm.select().from(articles).orderBy(asc(articles.id));
  withdrawn = rows.find(({ status }) => status === 'canceled')?.id ?? 0;
  const known = {
    articles: rows.map(({ id }) => id),
    editionId: edition?.id ?? 0,
    sectionId: section?.id ?? 0,
  };
  addresses = Object.values(PAGES).flatMap((make) => make(known));
});

/** The head elements that a page should have and lacks. */
function missing(url: string, { titles, description, keywords, robots, canonicals }: PageFacts): string[] {
  const [title = ''] = titles;
  const unkept = isGuarded(url.split('?', 1)[0] ?? '') || UNINDEXED.test(url) || RESULTS.test(url);
  const wanted: Record<string, boolean> = {
    title: titles.length === 1 && title.length >= 5 && title.length <= LONGEST_TITLE,
    description: Boolean(description),
    keywords: Boolean(keywords),
    robots: unkept === (robots?.startsWith('noindex') ?? false),
    canonical: robots !== undefined || canonicals.length === 1,
  };
  return Object.entries(wanted).flatMap(([name, right]) => (right ? [] : [`${url} ${name}`]));
}

test('NAV-24 every page of every route has its metadata, and says whether it is to be indexed; no two indexed pages share title and description', async () => {
  const pages: { url: string; facts: PageFacts }[] = [];
  for (const url of addresses) {
    const { statusCode, headers, body } = await server.ask({ url });
    const isPage = statusCode === 200 && String(headers['content-type']).startsWith('text/html');
    if (isPage) pages.push({ url, facts: pageFacts(body) });
  }
  expect(pages.flatMap(({ url, facts }) => missing(url, facts))).toEqual([]);
  const kept = pages.flatMap(({ facts }) => (facts.robots === undefined ? [facts] : []));
  const saying = new Map(
    kept.map(({ canonicals, titles, description }) => [canonicals[0], `${titles[0]}\n${description}`]),
  );
  expect(saying.size).toBeGreaterThan(20);
  expect(new Set(saying.values()).size).toBe(saying.size);
});

test('NAV-24 a missing address answers with its status, to a page request as to a call, and is not to be indexed', async () => {
  const dead: [url: string, status: number][] = [
    ['/articolo/99', 404],
    [`/articolo/${withdrawn}`, 410],
    [`/articolo/ds/${withdrawn}`, 410],
    ['/articolo/uno/due', 404],
    ['/sezione/cucina', 404],
    ['/sezione/cronaca/2025-02-30', 404],
    ['/edizione/viterbo', 404],
    ['/edizione/nazionale/2025-13-01', 404],
    ['/edizione/nazionale/2020-01-01', 404],
    ['/speciale/nessuno', 404],
    ['/firma/nessuno', 404],
    ['/archivio/ieri', 404],
    ['/nessuna/pagina', 404],
  ];
  for (const [url, status] of dead) {
    const whole = await server.ask({ url });
    const head = await server.ask({ url, method: 'HEAD' });
    expect([whole.statusCode, head.statusCode, head.body], url).toEqual([status, status, '']);
    expect(whole.headers['cache-control'], url).toBe('no-store');
    const { robots, canonicals, jsonLd, meta } = pageFacts(whole.body);
    expect([robots, canonicals, jsonLd, meta('og:url')], url).toEqual(['noindex', [], null, undefined]);
  }
});
