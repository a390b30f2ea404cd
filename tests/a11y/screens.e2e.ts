import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { ask, findArticle, pathOfArticle } from '#tests/support/ask-newsstand.ts';
import { findingsInBothThemes as findings } from '#tests/support/axe-findings.ts';
import { newReader } from '#tests/support/new-reader.ts';
import { test } from '#tests/support/newsstand-test.ts';
import { gotoSettled } from '#tests/support/page-code.ts';
import { pageFacts } from '#tests/support/page-facts.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';

const PHONE = 390;
const WIDTHS = [PHONE, 1280];
/** Taller than any screen, so that the whole page is drawn and no fixed bar covers what is checked. */
const HEIGHT = 12_000;

/** Screens whose layout another screen has too. */
const REPEATED = new Set([
  'issue',
  'sections',
  'specials',
  'signatures',
  'signature',
  'privacy policy',
  'article',
  'notices',
  'search',
  'accessibility statement',
  'not found',
]);

const NOT_THERE = new Set(['issue that is not out', 'not found']);

/** The address of each screen with its usual contents, by the screen's name. */
async function screens(request: APIRequestContext): Promise<Record<string, string>> {
  const [free, paid] = await Promise.all([
    findArticle(request, ({ accesso, immagine }) => accesso === 'free' && immagine !== null),
    findArticle(request, ({ accesso }) => accesso === 'digital+'),
  ]);
  return {
    newsstand: '/',
    issue: '/edizione/nazionale',
    section: await datedSection(request),
    sections: '/sezioni',
    specials: '/speciali',
    special: await firstLink(request, '/api/edicola/speciali', /"slug":"([^"]+)","titolo"/, '/speciale/'),
    signatures: '/firme',
    signature: await firstLink(request, '/api/edicola/firme', /"slug":"([^"]+)"/, '/firma/'),
    archive: '/archivio',
    'privacy policy': '/privacy',
    article: pathOfArticle(free),
    'paid article': pathOfArticle(paid),
    downloads: '/scaricati',
    notices: '/avvisi',
    contact: '/contact',
    search: '/ricerca',
    'search results': '/ricerca/acqua',
    faq: '/faq',
    'accessibility statement': '/accessibilita',
    'not found': '/una/pagina/che/non/esiste',
  };
}

/** Addresses of the same screens with empty, missing or filtered contents. */
async function otherContents(request: APIRequestContext): Promise<Record<string, string>> {
  const bare = await findArticle(request, ({ immagine }) => immagine === null);
  return {
    'a day without an issue': '/?data=2020-01-01',
    'issue that is not out': '/edizione/nazionale/2020-01-01',
    'special that was not out': '/speciale/atlante-del-vino/2020-01-01',
    'author’s page beyond the last': '/firma/livia-santoro?pagina=99',
    'search of the archive': '/archivio/cerca/acqua',
    'a day of the archive without a newspaper': '/archivio/2020-12-25',
    'article without a picture': pathOfArticle(bare),
    'search without results': '/ricerca/aqcua?sezione=sport',
    'an answer of the faq': '/faq?risposta=digital-dispositivi',
    'faq search': '/faq?q=pasword',
    'faq search without results': '/faq?q=qwertyuiop',
  };
}

/** The address of the first item that an API lists: `path` and what `name` captures. */
async function firstLink(request: APIRequestContext, call: string, name: RegExp, path: string) {
  return `${path}${name.exec(await (await ask(request, call)).text())?.[1]}`;
}

/** The first section of the latest issue, by its name, day and edition. */
async function datedSection(request: APIRequestContext): Promise<string> {
  const { data } = await (await ask(request, '/api/edicola/sezioni')).json();
  return `/sezione/${data.sezioni[0].sezione.slug}/${data.data}/${data.edizione.id}`;
}

/** Opens each address, and checks with axe those screens whose names `judged` accepts. */
async function openEach(
  page: Page,
  addresses: Record<string, string>,
  judged: (name: string) => boolean = () => true,
): Promise<void> {
  for (const [name, path] of Object.entries(addresses)) {
    const reply = await gotoSettled(page, path);
    expect.soft(reply?.status(), name).toBe(NOT_THERE.has(name) ? 404 : 200);
    expect.soft(page.url(), name).toBe(new URL(path, page.url()).href);
    // The h1 of the server's HTML is unchanged after hydration.
    const said = pageFacts((await reply?.text()) ?? '').headings;
    await expect.soft(page.getByRole('heading', { level: 1 }), name).toHaveText(said);
    expect.soft(said, name).toHaveLength(1);
    if (judged(name)) expect.soft(await findings(page), name).toEqual([]);
  }
}

for (const width of WIDTHS) {
  test.describe(`${width} px`, width === PHONE ? {} : { tag: '@long' }, () => {
    test.use({ viewport: { width, height: HEIGHT }, contextOptions: { reducedMotion: 'reduce' } });
    test.setTimeout(300_000);

    test('NAV-01…08 NAV-25 A11Y every screen opens by its typed address, and each kind of layout passes axe', async ({
      page,
      request,
    }) => {
      await openEach(page, await screens(request), (name) => !REPEATED.has(name));
    });

    test('A11Y screens with the layout of another screen pass axe', { tag: '@long' }, async ({
      page,
      request,
    }) => {
      const repeated = Object.entries(await screens(request)).filter(([name]) => REPEATED.has(name));
      await openEach(page, Object.fromEntries(repeated));
    });

    test('NAV-01…08 NAV-25 A11Y an empty screen, and one with other contents, opens by its address and passes axe', {
      tag: '@long',
    }, async ({ page, request }) => {
      await openEach(page, await otherContents(request));
    });

    test('A11Y the open menu and the text panel pass axe', async ({ page, request }) => {
      await gotoSettled(page, pathOfArticle(await findArticle(request)));
      await page.getByRole('banner').getByLabel('Apri il menu').click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      expect.soft(await findings(page), 'menu').toEqual([]);
      await page.keyboard.press('Escape');
      const tools = page.getByRole('group', { name: 'Strumenti di lettura' });
      await tools.getByRole('button', { name: 'Testo' }).click();
      await expect(page.getByRole('dialog', { name: 'Aspetto del testo' })).toBeVisible();
      expect.soft(await findings(page), 'text panel').toEqual([]);
    });

    test('A11Y the favourite button, its toast and the list of favourites pass axe', {
      tag: '@long',
    }, async ({ page, request }) => {
      await signInByCall(page, await newReader(request), '/sezioni');
      for (const accesso of ['free', 'digital+']) {
        await gotoSettled(
          page,
          pathOfArticle(await findArticle(request, (article) => article.accesso === accesso)),
        );
        await page.getByRole('button', { name: 'Preferito' }).click();
        await expect(page.getByText('Salvato nei preferiti')).toBeVisible();
        expect.soft(await findings(page), `heart of a ${accesso} article`).toEqual([]);
      }
      await page.getByRole('link', { name: 'Vedi tutti' }).click();
      await expect(page.locator('main li h2')).toHaveCount(2);
      await page
        .getByRole('button', { name: /^Togli/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Annulla' })).toBeVisible();
      expect.soft(await findings(page), 'favourites').toEqual([]);
    });

    test.describe('with a worker', () => {
      test.use({ worker: true });

      test('A11Y downloads pass axe: covers, the download dialog, the list and its messages', {
        tag: '@long',
      }, async ({ page, context }) => {
        await gotoSettled(page, '/edizione/roma');
        await page.getByRole('button', { name: /^Scarica · .*: Roma$/ }).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        expect.soft(await findings(page), 'choice').toEqual([]);
        await dialog.getByRole('button', { name: 'Solo testo' }).click();
        const done = page.getByRole('button', { name: 'Roma scaricata: mostra i dettagli' }).first();
        await expect(done).toBeVisible({ timeout: 60_000 });
        await gotoSettled(page, '/');
        await expect(done).toBeVisible();
        expect.soft(await findings(page), 'covers').toEqual([]);
        await context.setOffline(true);
        await page
          .getByRole('button', { name: /^Scarica Latina/ })
          .first()
          .click();
        await expect(page.getByText('Non scaricata').first()).toBeVisible();
        expect.soft(await findings(page), 'covers without a network').toEqual([]);
        await page.goto('/scaricati');
        await page.keyboard.press('Shift');
        await expect(page.getByText('In pausa, riprende quando torni online')).toBeVisible();
        await page.getByRole('button', { name: 'Tieni Roma' }).click();
        await expect(page.getByText('Roma resta finché non la elimini tu.')).toBeVisible();
        expect.soft(await findings(page), 'list').toEqual([]);
        await page.getByRole('button', { name: 'Libera spazio' }).click();
        await expect(dialog).toBeVisible();
        await dialog.getByRole('checkbox', { name: /^Tutte/ }).check();
        expect.soft(await findings(page), 'freeing space').toEqual([]);
      });
    });

    test('A11Y error and offline pages pass axe', { tag: '@long' }, async ({ page, context, request }) => {
      const article = await findArticle(request);
      const link = page.locator(`main a[href="${pathOfArticle(article)}"]:visible`).first();
      await gotoSettled(page, '/edizione/nazionale');
      await page.route('**/api/edicola/articolo?*', (route) => route.fulfill({ status: 500, body: '' }));
      await link.click();
      await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
      expect.soft(await findings(page), 'error').toEqual([]);
      await page.unroute('**/api/edicola/articolo?*');
      await gotoSettled(page, '/edizione/nazionale');
      await context.setOffline(true);
      await expect(page.getByText('Sei offline.')).toBeVisible();
      expect.soft(await findings(page), 'banner').toEqual([]);
      await link.click();
      await expect(page.getByRole('heading', { name: 'Questa pagina non è sul dispositivo' })).toBeVisible();
      expect.soft(await findings(page), 'offline').toEqual([]);
    });
  });
}
