import { expect, type Page } from 'playwright/test';
import { findingsEverywhere } from '#tests/support/axe-findings.ts';
import {
  ask,
  askToEnd,
  button,
  chatLinks,
  check,
  field,
  holdAnswers,
  log,
  openChatbot,
  past,
  QUESTION,
  question,
  test,
} from '#tests/support/chatbot-test.ts';
import { POLL_FAST } from '#tests/support/often.ts';

const OTHER = 'Quanto costa il ponte di Ripetta?';

test('RAG-01 RAG-04 RAG-06 a question is answered from the articles, and each sentence links to its source', async ({
  chatbot: page,
}) => {
  await expect(page.getByText(/^Rispondo con un sistema di intelligenza artificiale/)).toBeVisible();
  await expect(page.getByText(/^Risponde sugli articoli fino al/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').getByRole('button', { name: /\?$/ })).toHaveCount(
    4,
  );
  await askToEnd(page);
  await expect(log(page)).toContainText(/luned[iì]/);
  // The answer is announced once, when it is complete.
  await expect(page.getByRole('status').filter({ hasText: 'ponte di Ripetta' })).toBeAttached();
  const sources = log(page).getByRole('region', { name: 'Fonti' });
  await expect(sources.getByRole('listitem').first()).toContainText('pagina 7');
  await log(page).getByRole('button', { name: 'Fonte 1', exact: true }).first().click();
  const pane = page.getByRole('complementary', { name: 'Fonte 1' });
  await expect(pane.locator('mark')).toContainText('ponte di Ripetta');
  const link = pane.getByRole('link', { name: 'Leggi l’articolo' });
  await expect(link).toHaveAttribute('href', /#passo-\d+$/);

  await expect(page).toHaveURL(/\/chatbot\?chat=\d+$/);
  await page.reload();
  await expect(question(page, QUESTION)).toBeVisible();
  await expect(check(page)).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/\/articolo\/\d+.*#passo-\d+$/);
});

test('RAG-07 what the archive holds is asked again when the network is back', { tag: '@long' }, async ({
  page,
  own,
}) => {
  await page.route('**/api/rag/archivio?*', (route) => route.abort());
  await openChatbot(page, own);
  const period = page.getByText(/^Risponde sugli articoli fino/);
  await expect(page.getByText(/^Rispondo con un sistema di intelligenza artificiale/)).toBeVisible();
  await expect(period).toHaveCount(0);
  await page.unroute('**/api/rag/archivio?*');
  // The network may be back before the failure is known.
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')));
      return await period.count();
    }, POLL_FAST)
    .toBe(1);
});

test('RAG-03 RAG-04 while an answer streams the new chat is in the list, and chunks arrive one by one', {
  tag: '@long',
}, async ({ page, own }) => {
  const goOn = await holdAnswers(page);
  await openChatbot(page, own);
  await ask(page);
  await expect(past(page).getByText('Nuova Chat', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Sto cercando negli articoli…' })).toBeAttached();
  await expect(button(page, 'Ferma la risposta')).toBeVisible();
  await expect(page).toHaveURL(/\/chatbot$/);
  await goOn();
  await expect(page).toHaveURL(/\?chat=\d+$/);
  // The number from the stream has replaced 0.
  await expect(past(page).getByText('Nuova Chat', { exact: true })).toHaveCount(0);
  await expect(chatLinks(page)).toHaveCount(1);
  await expect(log(page).getByRole('article')).toContainText(/\w{3}/);
  await expect(check(page)).toHaveCount(0);
  await goOn();
  await expect(check(page)).toBeVisible();
});

test('API-07 RAG-05 a reader stops an answer, keeps the text so far, and asks again', async ({
  page,
  own,
}) => {
  const goOn = await holdAnswers(page);
  await openChatbot(page, own);
  await ask(page);
  await goOn();
  await expect(page).toHaveURL(/\?chat=\d+$/);
  await button(page, 'Ferma la risposta').click();
  await expect(log(page).getByText('Risposta interrotta.')).toBeVisible();
  await expect(button(page, 'Invia')).toBeVisible();
  const request = page.waitForRequest('**/utente-rag');
  await log(page).getByRole('button', { name: 'Riprova' }).click();
  expect((await request).postDataJSON()).toMatchObject({
    question: QUESTION,
    instead_of: expect.any(Number),
  });
  await expect(log(page).getByText('Risposta interrotta.')).toHaveCount(0);
  await goOn();
  await goOn();
  await expect(question(page, QUESTION)).toHaveCount(1);
  await expect(check(page)).toBeVisible();
});

test('RAG-03 a new chat can be started while an answer is being written, and back leads to that answer', {
  tag: '@long',
}, async ({ page, own }) => {
  const goOn = await holdAnswers(page);
  await openChatbot(page, own);
  await ask(page);
  await goOn();
  await expect(page).toHaveURL(/\?chat=\d+$/);
  await button(page, 'Nuova chat').click();
  await expect(page).toHaveURL(/\/chatbot$/);
  await expect(page.getByRole('heading', { name: 'Che cosa vuoi sapere?' })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(question(page, QUESTION)).toBeVisible();
});

test('RAG-03 another kind of chat clears conversation and input, and has a history of its own', {
  tag: '@long',
}, async ({ chatbot: page }) => {
  await askToEnd(page);
  await field(page).fill('E poi?');
  await page.getByRole('link', { name: 'Economia', exact: true }).click();
  await expect(page).toHaveURL(/\/chatbot\?tipo=online_economia$/);
  await expect(log(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('');
  await expect(past(page).getByText('Le tue chat si raccolgono qui.')).toBeVisible();
  await expect(button(page, 'Quando conviene la surroga del mutuo?')).toBeVisible();
  await page.goBack();
  await expect(question(page, QUESTION)).toBeVisible();
});

test('RAG-02 RAG-03 the open chat is renamed, deleted and restored by keyboard', async ({
  chatbot: page,
}) => {
  await askToEnd(page);
  await expect(chatLinks(page)).toHaveCount(1);
  await past(page)
    .getByRole('button', { name: /^Rinomina la chat/ })
    .press('Enter');
  await past(page).getByRole('textbox', { name: 'Nome della chat' }).fill('Il ponte, città e lavori');
  await page.keyboard.press('Enter');
  await expect(chatLinks(page)).toHaveText(['Il ponte, città e lavori']);
  await past(page).getByRole('searchbox').fill('CITTA ponte');
  await expect(chatLinks(page)).toHaveCount(1);
  await past(page).getByRole('searchbox').fill('treno');
  await expect(past(page).getByText('Nessuna chat per «treno»')).toBeVisible();
  await past(page).getByRole('searchbox').fill('');
  await button(page, 'Elimina la chat Il ponte, città e lavori').press('Enter');
  await expect(page).toHaveURL(/\/chatbot$/);
  await expect(log(page)).toHaveCount(0);
  await expect(chatLinks(page)).toHaveCount(0);
  await expect(past(page).getByRole('button', { name: 'Annulla' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chatLinks(page)).toHaveText(['Il ponte, città e lavori']);
  await expect(question(page, QUESTION)).toBeVisible();
});

test('RAG-06 an answer is rated, copied and downloaded', { tag: '@long' }, async ({
  chatbot: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await askToEnd(page);
  const useful = button(page, 'Risposta utile');
  await useful.click();
  await expect(page.getByRole('status').filter({ hasText: 'Grazie' })).toBeVisible();
  await button(page, 'Risposta non utile').click();
  await page.getByLabel('Che cosa non va? (facoltativo)').fill('Manca la data.');
  await log(page).getByRole('button', { name: 'Invia' }).click();
  await expect(button(page, 'Risposta non utile')).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(button(page, 'Risposta non utile')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Copia la risposta').click();
  await expect(page.getByRole('status').filter({ hasText: 'Risposta copiata' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('#passo-');
  for (const [entry, name] of [
    ['Scarica in Markdown', /\.md$/],
    ['Scarica in PDF', /\.pdf$/],
  ] as const) {
    await page.locator('summary[aria-label="Scarica la chat"]').click();
    const download = page.waitForEvent('download');
    await button(page, entry).click();
    expect((await download).suggestedFilename()).toMatch(name);
  }
});

const saveMenu = (page: Page) => page.locator('summary[aria-label="Salva le fonti"]');

test('RAG-06 NWS-07 an answer’s sources become a folder of favourites, which is undone, renamed and removed', async ({
  chatbot: page,
}) => {
  await askToEnd(page);
  const said = (words: string) => page.getByRole('status').filter({ hasText: words });
  const save = async () => {
    await saveMenu(page).press('Enter');
    await button(page, 'In una cartella dei preferiti').press('Enter');
  };
  await saveMenu(page).press('Enter');
  await page.keyboard.press('Escape');
  await expect(button(page, 'In una cartella dei preferiti')).toBeHidden();
  await expect(saveMenu(page)).toBeFocused();
  // Without a licence the press review is not mentioned.
  await expect(page.getByText('Nella rassegna stampa di oggi')).toHaveCount(0);
  await save();
  await said('Un articolo salvato nella cartella').getByRole('button', { name: 'Annulla' }).click();
  await expect(said('Le fonti non sono più nella cartella')).toBeVisible();
  await save();
  await expect(said('Un articolo salvato nella cartella')).toBeVisible();
  await save();
  await said('Le fonti sono già nella cartella').getByRole('link', { name: 'Apri la cartella' }).click();

  await expect(page).toHaveURL(/\/preferiti\?cartella=/);
  await expect(page.getByRole('heading', { level: 2, name: QUESTION })).toBeVisible();
  await expect(page.locator('main li h2')).toHaveText(['Riapre il ponte di Ripetta']);
  await button(page, `Rinomina la cartella ${QUESTION}`).press('Enter');
  await page.getByRole('textbox', { name: 'Nome della cartella' }).fill('Il ponte, città & lavori');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Rinomina la cartella Il ponte, città & lavori')).toBeFocused();
  const folders = page.getByRole('navigation', { name: 'Cartelle' });
  await expect(folders.getByRole('link')).toHaveText(['Tutti i preferiti 1', 'Il ponte, città & lavori 1']);
  await page.reload();
  await button(page, 'Elimina la cartella Il ponte, città & lavori').press('Enter');
  await expect(page).toHaveURL(/\/preferiti$/);
  await expect(folders).toHaveCount(0);
  await expect(page.locator('main li h2')).toHaveText(['Riapre il ponte di Ripetta']);
  await expect(button(page, 'Annulla')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(folders.getByRole('link')).toHaveCount(2);
});

test('RAG-06 PRS-04 sources are added to today’s press review where the reader has one, and downloaded as a PDF', {
  tag: '@long',
}, async ({ page, own }) => {
  await openChatbot(page, own, { otherSubscriptions: [{ product: 'rassegna' }] });
  await askToEnd(page);
  await saveMenu(page).click();
  const download = page.waitForEvent('download');
  await button(page, 'In PDF, con la risposta').click();
  expect((await download).suggestedFilename()).toBe('risposta-quando-riapre-il-ponte-di-ripetta.pdf');
  await saveMenu(page).click();
  await button(page, 'Nella rassegna stampa di oggi').click();
  const said = page.getByRole('status').filter({ hasText: 'Un articolo nella rassegna di oggi' });
  const draft = said.getByRole('link', { name: 'Apri la bozza' });
  await expect(draft).toHaveAttribute('href', /^\/rassegna\/bozza\/\d{4}-\d\d-\d\d$/);
  await draft.click();
  await expect(page.getByRole('heading', { name: 'Riapre il ponte di Ripetta' }).first()).toBeVisible();
});

test('RAG-06 ROL-06 an answer is shared by a link, which shows each reader only what they may read until it is revoked', async ({
  chatbot: page,
  browser,
}) => {
  await askToEnd(page);
  await button(page, 'Condividi la risposta').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Condividi la risposta' });
  await expect(dialog.getByText('Nessun link mostra questa risposta.')).toBeVisible();
  await dialog.getByLabel('Il link scade').selectOption('fra un giorno');
  await dialog.getByRole('button', { name: 'Crea il link' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Copia l’indirizzo' })).toBeFocused();
  const address = await dialog.getByLabel('Indirizzo').inputValue();
  expect(address).toMatch(/\/risposta-condivisa#[\w-]{43}$/);
  await page.keyboard.press('Escape');

  const visitor = await (await browser.newContext()).newPage();
  const { pathname, hash } = new URL(address);
  await visitor.goto(new URL(pathname + hash, page.url()).href);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(QUESTION);
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  // All of its sources are free.
  await expect(visitor.getByText('articoli per gli abbonati')).toHaveCount(0);
  await visitor.getByRole('button', { name: 'Fonte 1', exact: true }).first().click();
  await expect(visitor.getByRole('dialog', { name: 'Fonte 1' }).locator('mark')).toContainText('Ripetta');
  await visitor.keyboard.press('Escape');
  expect(await findingsEverywhere(visitor)).toEqual([]);

  await past(page).getByRole('button', { name: 'Risposte condivise' }).click();
  const all = page.getByRole('dialog', { name: 'Risposte condivise' });
  await expect(all.getByRole('listitem')).toContainText(['aperto una volta']);
  expect(await findingsEverywhere(page)).toEqual([]);
  await all.getByRole('button', { name: `Revoca il link a «${QUESTION}»` }).press('Enter');
  await expect(all.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await all.getByRole('button', { name: 'Revoca', exact: true }).click();
  await expect(all.getByText('Link revocato.')).toBeVisible();
  await expect(all.getByRole('listitem')).toHaveCount(0);

  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Questo indirizzo non mostra niente');
  await expect(visitor.getByRole('main').getByRole('link', { name: 'Vai all’edicola' })).toHaveAttribute(
    'href',
    '/',
  );
});

test('NAV-15 a reader without access sees the page for unknown addresses', async ({ page, own }) => {
  await openChatbot(page, own, { domain: 'posta.example' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Non c'è nulla qui. Torna alla Home!");
  await expect(page.getByRole('link', { name: 'Torna alla home' })).toBeVisible();
});

test('RAG-01 a kind that the subscription does not include shows that, with a link to the offers', async ({
  page,
  own,
}) => {
  await openChatbot(page, own, { product: 'online' });
  await expect(page.getByRole('heading', { name: /non è compreso nel tuo abbonamento/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Guarda gli abbonamenti' })).toHaveAttribute(
    'href',
    '/vetrina',
  );
  await page.getByRole('link', { name: 'Economia', exact: true }).click();
  await expect(field(page)).toBeEnabled();
});

test('RAG-02 offline past chats can be read, and questions cannot be asked', async ({
  chatbot: page,
  context,
}) => {
  await askToEnd(page);
  await button(page, 'Nuova chat').click();
  await askToEnd(page, OTHER);
  await context.setOffline(true);
  await expect(field(page)).toBeDisabled();
  await expect(page.getByText(/^Sei offline: le chat già aperte si rileggono/)).toBeVisible();
  await chatLinks(page).last().click();
  await expect(question(page, QUESTION)).toBeVisible();
  await context.setOffline(false);
  await expect(field(page)).toBeEnabled();
});

test('A11Y the conversation passes axe before and after an answer', { tag: '@long' }, async ({
  chatbot: page,
}) => {
  expect(await findingsEverywhere(page)).toEqual([]);
  await askToEnd(page);
  expect(await findingsEverywhere(page)).toEqual([]);
});
