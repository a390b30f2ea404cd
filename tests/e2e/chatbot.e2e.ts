import { expect } from 'playwright/test';
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

const OTHER = 'Quanto costa il ponte di Ripetta?';

test('RAG-01 RAG-04 RAG-06 a question is answered from the articles, and each sentence leads to its source', async ({
  chatbot: page,
}) => {
  await expect(page.getByText(/^Rispondo con un sistema di intelligenza artificiale/)).toBeVisible();
  await expect(page.getByText(/^Risponde sugli articoli fino al/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').getByRole('button', { name: /\?$/ })).toHaveCount(
    4,
  );
  await askToEnd(page);
  await expect(log(page)).toContainText(/luned[iì]/);
  // Read out once, when it is whole.
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

test('RAG-03 RAG-04 while it streams a new chat stands in the list, and a chunk follows the other', {
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
  // The number of the stream took the place of 0.
  await expect(past(page).getByText('Nuova Chat', { exact: true })).toHaveCount(0);
  await expect(chatLinks(page)).toHaveCount(1);
  await expect(log(page).getByRole('article')).toContainText(/\w{3}/);
  await expect(check(page)).toHaveCount(0);
  await goOn();
  await expect(check(page)).toBeVisible();
});

test('API-07 RAG-05 a reader stops an answer, keeps what is there, and asks again', async ({ page, own }) => {
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

test('RAG-03 a new chat is begun while an answer is being written, and the way back leads to it', {
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

test('RAG-03 another kind clears what was said and typed, and has a history of its own', {
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

test('RAG-02 RAG-03 the open chat is renamed, deleted and taken back by keys', async ({ chatbot: page }) => {
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

test('RAG-06 an answer is rated, copied and taken home', { tag: '@long' }, async ({
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

test('NAV-15 whoever may not open it reads that nothing is here', async ({ page, own }) => {
  await openChatbot(page, own, { domain: 'posta.example' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Non c'è nulla qui. Torna alla Home!");
  await expect(page.getByRole('link', { name: 'Torna alla home' })).toBeVisible();
});

test('RAG-01 a kind that the subscription does not open says so, with the way to the offers', async ({
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

test('RAG-02 without a network past chats are read, and nothing is asked', async ({
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
