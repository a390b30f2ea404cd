import { expect, type Page } from 'playwright/test';
import { escapeWords, writeEnd, writeError, writeStart } from '#domain/chatbot/answer-text.ts';
import {
  ask,
  breakAnswers,
  button,
  chatLinks,
  check,
  field,
  log,
  openChatbot,
  question,
  test,
} from '#tests/support/chatbot-test.ts';

const CHAT = 2_000_000_001;
const START = writeStart({ chatId: CHAT, messageId: CHAT, title: 'Il ponte', sources: [] });
const END = writeEnd({ found: true, extractedData: {}, followUps: [] });
const BARE = 'Si è verificato un errore durante l’elaborazione della richiesta.';
const LIVE = `${BARE} Riprova più tardi.`;

const answerWith = (page: Page, body: string) =>
  page.route('**/utente-rag', (route) => route.fulfill({ contentType: 'text/plain', body }));

const refuseWith = (page: Page, status: number, code: string, overrides: object = {}) =>
  page.route('**/utente-rag', (route) =>
    route.fulfill({ status, json: { success: false, status: { code }, ...overrides } }),
  );

/** Answers with a saved chat whose answer has this content and state. */
const toldChat = (page: Page, content: string, state: string) =>
  page.route(`**/api/rag/chat/${CHAT}`, (route) => {
    const said = {
      date: '2025-04-03T10:00:00Z',
      vote: null,
      reason: null,
      relatedIds: [],
      extractedData: {},
    };
    const chat_history = [
      { ...said, id: 1, role: 'user', content: 'E allora?', state: 'complete' },
      { ...said, id: 2, role: 'assistant', content, state },
    ];
    const data = { chat_id: CHAT, rag_type: 'digital', title: 'Il ponte', chat_history };
    return route.fulfill({ json: { success: true, status: { code: 'OK' }, data } });
  });

test('RAG-01 RAG-05 a question of the wrong length is not sent; an answer that fails or has no end asks to retry later, and keeps the text so far', async ({
  chatbot: page,
}) => {
  await field(page).fill('Eh');
  await button(page, 'Invia').click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Scrivi almeno 3 caratteri.');
  await field(page).fill('a'.repeat(502));
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Troppo lunga: togli 2 caratteri.');
  await expect(question(page, 'Eh')).toHaveCount(0);

  await answerWith(page, `${START}Il ponte riapre${writeError('ERR_MODEL')}`);
  await ask(page);
  await expect(log(page).getByText(LIVE, { exact: true })).toBeVisible();
  await expect(log(page).getByText('Il ponte riapre', { exact: true })).toBeVisible();
  await page.unroute('**/utente-rag');
  await answerWith(page, `${START}Il ponte riapre lunedì.${END}`);
  const request = page.waitForRequest('**/utente-rag');
  await log(page).getByRole('button', { name: 'Riprova' }).click();
  expect((await request).postDataJSON()).toMatchObject({ chat_id: CHAT, instead_of: CHAT });
  await expect(log(page).getByText('Il ponte riapre lunedì.')).toBeVisible();
  await expect(log(page).getByText(LIVE)).toHaveCount(0);

  await page.unroute('**/utente-rag');
  await answerWith(page, `${START}Il ponte riapre`);
  await ask(page, 'E quando?');
  await expect(log(page).getByText(LIVE, { exact: true })).toBeVisible();
});

test('RAG-05 a failed answer in the history does not ask to retry later', { tag: '@long' }, async ({
  chatbot: page,
}) => {
  await toldChat(page, `${START}Il ponte${writeError('ERR_MODEL')}`, 'failed');
  await page.goto(`/chatbot?chat=${CHAT}`);
  await expect(log(page).getByText(BARE, { exact: true })).toBeVisible();
  await expect(page.getByText(LIVE)).toHaveCount(0);
});

test('RAG-05 a stopped answer in the history is shown as stopped', { tag: '@long' }, async ({
  chatbot: page,
}) => {
  await toldChat(page, `${START}Il ponte`, 'stopped');
  await page.goto(`/chatbot?chat=${CHAT}`);
  await expect(log(page).getByText('Risposta interrotta.')).toBeVisible();
});

test('RAG-05 an answer whose connection breaks continues by itself, or can be resumed where the server has only a part', async ({
  page,
  own,
}) => {
  const setHalfWay = await breakAnswers(page);
  await openChatbot(page, own);
  await ask(page);
  // Meanwhile the server has finished the answer.
  await expect(check(page)).toBeVisible();
  await expect(log(page)).toContainText(/luned[iì]/);
  await expect(log(page).getByText(BARE)).toHaveCount(0);

  await setHalfWay(true);
  await ask(page, 'Quanto costa il ponte di Ripetta?');
  await expect(log(page).getByText('La connessione si è interrotta a metà della risposta.')).toBeVisible();
  await setHalfWay(false);
  await log(page).getByRole('button', { name: 'Riprendi' }).press('Enter');
  await expect(log(page)).toContainText('nove milioni');
  await expect(log(page).getByText('La connessione si è interrotta')).toHaveCount(0);
});

test('RAG-05 a marker or markup quoted from an article is shown as text, and breaks nothing', {
  tag: '@long',
}, async ({ chatbot: page }) => {
  const said = `Scrisse ${writeError('ERR_MODEL')} e <img src=x onerror=alert(1)> [articolo:1.1]`;
  await answerWith(page, START + escapeWords(said) + END);
  await ask(page);
  await expect(log(page).getByText(said, { exact: true })).toBeVisible();
  await expect(log(page).locator('img')).toHaveCount(0);
  await expect(check(page)).toBeVisible();
});

test('RAG-06 where nothing is found the answer links to the search', { tag: '@long' }, async ({
  chatbot: page,
}) => {
  const extractedData = {
    ricerca: { value: '/ricerca/ponte', type: 'internal' as const },
    altrove: { value: 'javascript:alert(1)', type: 'external' as const },
  };
  await answerWith(
    page,
    `${START}Non ho trovato niente.${writeEnd({ found: false, extractedData, followUps: [] })}`,
  );
  await ask(page);
  await expect(log(page).getByText('Non ho trovato niente.')).toBeVisible();
  await expect(log(page).getByRole('link')).toHaveCount(1);
  await expect(log(page).getByRole('link', { name: 'Cerca nell’archivio' })).toHaveAttribute(
    'href',
    '/ricerca/ponte',
  );
});

test('API-07 a refusal names its reason, and leaves no chat behind', { tag: '@long' }, async ({
  chatbot: page,
}) => {
  await refuseWith(page, 429, 'ERR_TOO_MANY_ATTEMPTS', { attesa: 600 });
  await ask(page);
  await expect(
    log(page).getByText(/^Hai fatto molte domande in poco tempo\. Riprova fra 10 minuti\.$/),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/chatbot$/);
  await expect(chatLinks(page)).toHaveCount(0);
  await page.unroute('**/utente-rag');
  await refuseWith(page, 403, 'ERR_ACCESS_DENIED');
  await log(page).getByRole('button', { name: 'Riprova' }).click();
  await expect(log(page).getByText('Questo argomento non è compreso nel tuo abbonamento.')).toBeVisible();
});

test('RAG-02 a chat of another reader shows a friendly message', { tag: '@long' }, async ({
  chatbot: page,
}) => {
  await page.goto(`/chatbot?chat=${CHAT}`);
  await expect(page.getByRole('heading', { name: 'Questa chat non c’è più' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Nuova chat' }).last().click();
  await expect(page).toHaveURL(/\/chatbot$/);
  await expect(field(page)).toBeVisible();
});
