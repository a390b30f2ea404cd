import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { ask, findArticle, pathOfArticle } from '#tests/support/ask-newsstand.ts';
import { test } from '#tests/support/newsstand-test.ts';
import { gotoSettled } from '#tests/support/page-code.ts';

/** A screen's address, its headline, and a page with a link to it; no `from` where no page links to it. */
type Visit = { path: string; headline: string | RegExp; from?: string };

async function dataOf<Data>(request: APIRequestContext, path: string): Promise<Data> {
  return ((await (await ask(request, path)).json()) as { data: Data }).data;
}

async function visits(request: APIRequestContext): Promise<Visit[]> {
  const article = await findArticle(request, ({ accesso }) => accesso === 'free');
  type Titled = { slug: string; titolo: string };
  const [list, { speciali }, { firme }, latest] = await Promise.all([
    dataOf<{ data: string; edizione: { id: number }; sezioni: { sezione: Titled }[] }>(
      request,
      '/api/edicola/sezioni',
    ),
    dataOf<{ speciali: { speciale: Titled }[] }>(request, '/api/edicola/speciali'),
    dataOf<{ firme: { firma: { slug: string; nome: string } }[] }>(request, '/api/edicola/firme'),
    dataOf<{ data: string }>(request, '/v1/giorno'),
  ]);
  const section = list.sezioni[0]?.sezione;
  const special = speciali[0]?.speciale;
  const author = firme[0]?.firma;
  if (!section || !special || !author) throw new Error('the demonstration has too little for this test');
  return [
    { path: '/', headline: /./, from: '/sezioni' },
    { path: '/sezioni', headline: 'Sezioni', from: '/' },
    {
      path: `/sezione/${section.slug}/${list.data}/${list.edizione.id}`,
      headline: section.titolo,
      from: '/sezioni',
    },
    { path: '/speciali', headline: 'Speciali', from: '/' },
    { path: `/speciale/${special.slug}`, headline: special.titolo, from: '/speciali' },
    { path: '/firme', headline: 'Firme' },
    { path: `/firma/${author.slug}`, headline: author.nome, from: '/firme' },
    { path: '/faq', headline: 'Come possiamo aiutarti?', from: '/' },
    { path: '/privacy', headline: 'Informativa privacy', from: '/' },
    { path: '/cookie', headline: 'Informativa cookie', from: '/' },
    { path: '/note-legali', headline: 'Note legali', from: '/' },
    { path: '/accessibilita', headline: 'Dichiarazione di accessibilità', from: '/' },
    { path: '/scaricati', headline: 'Scaricati', from: '/' },
    { path: '/avvisi', headline: 'Avvisi' },
    { path: '/contact', headline: 'Contatti', from: '/' },
    { path: '/vetrina/rassegna_stampa', headline: 'Rassegna Stampa' },
    { path: '/archivio', headline: 'Archivio', from: '/' },
    { path: `/archivio/${latest.data}`, headline: 'Archivio', from: '/archivio' },
    { path: '/archivio/cerca/acqua', headline: 'Archivio' },
    { path: `/edizione/nazionale/${latest.data}`, headline: /./, from: '/archivio' },
    { path: pathOfArticle(article), headline: article.titolo, from: `/edizione/nazionale/${latest.data}` },
    { path: `/articolo/ds/${article.id}`, headline: article.titolo },
  ];
}

// Time for many pages, one after the other.
test.setTimeout(180_000);

const headline = (page: Page) => page.getByRole('heading', { level: 1 });

async function shows(page: Page, { path, headline: words }: Visit) {
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
  await expect(headline(page)).toHaveText(words);
}

test('NAV-01…08, NAV-25 every screen opens by its typed address, and again when it is reloaded', {
  tag: '@long',
}, async ({ page, request }) => {
  for (const visit of await visits(request)) {
    const reply = await page.goto(visit.path);
    expect(reply?.status(), visit.path).toBe(200);
    await shows(page, visit);
    await page.reload();
    await shows(page, visit);
  }
});

test('NAV-02…08, NAV-22 every screen opens by a link, at its top, and back returns to the previous position', {
  tag: '@long',
}, async ({ page, request }) => {
  for (const visit of await visits(request)) {
    const { from, path } = visit;
    if (from === undefined) continue;
    await gotoSettled(page, from);
    const before = await headline(page).innerText();
    const link = page.locator(`a[href="${path}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await shows(page, visit);
    await expect.poll(() => page.evaluate(() => scrollY), path).toBe(0);
    await page.goBack();
    await expect(headline(page)).toHaveText(before);
    await page.goForward();
    await shows(page, visit);
  }
});
