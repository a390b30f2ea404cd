import { randomUUID } from 'node:crypto';
import { expect } from 'playwright/test';
import {
  button,
  closeAsOperator,
  countReceived,
  field,
  log,
  loopbackRequest,
  openChat,
  openOperatorPage,
  panel,
  QUESTION,
  sendChatMessage,
  test,
} from '#tests/support/chat-test.ts';
import { POLL_FAST } from '#tests/support/often.ts';

/** Waiting messages are retried every 15 seconds. */
const BY_ITSELF = { timeout: 60_000 };

test('HLP-09 a message written offline is marked as waiting, survives a reload, and is sent once', async ({
  chat,
  own,
}) => {
  const words = `Come leggo senza rete? ${randomUUID()}`;
  await chat.context().setOffline(true);
  await sendChatMessage(chat, words);
  await expect(log(chat).getByTitle('In attesa: parte appena possibile')).toBeVisible();
  expect(await countReceived(own, words)).toBe(0);
  await chat.route('**/api/site/chat', (route) => route.abort('connectionfailed'));
  await chat.context().setOffline(false);
  await chat.reload();
  await openChat(chat);
  await expect(log(chat).getByTitle('In attesa: parte appena possibile')).toBeVisible();
  expect(await countReceived(own, words)).toBe(0);
  await chat.unroute('**/api/site/chat');
  await expect(button(chat, 'Nuova chat')).toBeVisible(BY_ITSELF);
  await expect(log(chat).getByTitle('Letto').or(log(chat).getByTitle('Ricevuto'))).toBeVisible();
  expect(await countReceived(own, words)).toBe(1);
  await chat.reload();
  await openChat(chat);
  await expect(log(chat)).toContainText(words);
  expect(await countReceived(own, words)).toBe(1);
});

test('HLP-09 with the server down a message waits, also where only the answer was lost, and is sent once', {
  tag: '@long',
}, async ({ chat, own }) => {
  const words = `Dove trovo le fatture? ${randomUUID()}`;
  let lost = 0;
  await chat.route('**/api/site/chat', async (route) => {
    if (route.request().method() !== 'POST' || lost > 1) return route.fallback();
    lost += 1;
    // The first request does not reach the server, and the answer to the second is lost.
    if (lost === 2) await route.fetch(loopbackRequest(own, route.request()));
    return route.abort('connectionfailed');
  });
  await sendChatMessage(chat, words);
  await expect(log(chat)).toContainText('Non riusciamo a raggiungere il server');
  await button(chat, 'Riprova adesso').click();
  await expect.poll(() => lost, POLL_FAST).toBe(2);
  await expect.poll(() => countReceived(own, words), POLL_FAST).toBe(1);
  await expect(button(chat, 'Ok, grazie')).toBeVisible(BY_ITSELF);
  expect(await countReceived(own, words)).toBe(1);
  await expect(log(chat).getByText(words)).toHaveCount(1);
});

test('HLP-08 a message that still waited when the operator ended the chat returns to the input field', {
  tag: '@long',
}, async ({ chat, browser, own }) => {
  await sendChatMessage(chat, QUESTION);
  await button(chat, 'Non ho risolto').click();
  await expect(log(chat)).toContainText('Sei il prossimo, attesa di circa');
  const operatorPage = await openOperatorPage(browser, own);
  await operatorPage.getByRole('button', { name: /^Utente Anonimo/ }).click();
  await button(operatorPage, 'Entra nella conversazione').click();
  await expect(panel(chat).getByRole('heading', { name: 'Serena, assistenza clienti' })).toBeVisible();
  await chat.context().setOffline(true);
  const words = [randomUUID(), randomUUID()];
  for (const each of words) await sendChatMessage(chat, each);
  await expect(log(chat).getByTitle('In attesa: parte appena possibile')).toHaveCount(2);
  await closeAsOperator(operatorPage);
  await expect(operatorPage.getByText('Questa conversazione è conclusa.')).toBeVisible();
  await chat.context().setOffline(false);
  await expect(log(chat).getByText('Conversazione conclusa.')).toBeVisible();
  await button(chat, 'Nuova chat').click();
  await expect(field(chat)).toHaveValue(words.join('\n'));
  for (const each of words) expect(await countReceived(own, each)).toBe(0);
  await operatorPage.context().close();
});

test('HLP-08 without a captcha token nothing is sent, the text stays, and the form is offered instead', {
  tag: '@long',
}, async ({ chat, own }) => {
  const words = `Non mi arriva la newsletter ${randomUUID()}`;
  let sent = 0;
  chat.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/site/chat') sent += 1;
  });
  await chat.route('**/api/site/captcha*', (route) =>
    route.fulfill({ status: 400, json: { success: false } }),
  );
  await chat.reload();
  await openChat(chat);
  await sendChatMessage(chat, words);
  await expect(log(chat)).toContainText('La verifica anti-abuso non è riuscita: non abbiamo inviato niente.');
  await expect(field(chat)).toHaveValue(words);
  expect([sent, await countReceived(own, words)]).toEqual([0, 0]);
  await button(chat, 'Riduci la chat').click();
  await openChat(chat);
  await expect(field(chat)).toHaveValue(words);
  await sendChatMessage(chat, `${words}?`);
  await expect(field(chat)).toHaveValue(`${words}?`);
  await panel(chat).getByRole('button', { name: 'scrivici con il modulo' }).click();
  await expect(chat).toHaveURL(/\/contact\?forceForm=1$/);
  await expect(chat.getByLabel('Messaggio', { exact: true })).toHaveValue(`${words}?`);
});

test('HLP-08 a refused token is replaced once, and after that the text returns to the input field', {
  tag: '@long',
}, async ({ chat, own }) => {
  const words = `Che cosa comprende digital? ${randomUUID()}`;
  await chat.route('**/api/site/chat', async (route) => {
    const body = route.request().postDataJSON() as object;
    await route.continue({ postData: JSON.stringify({ ...body, 'g-recaptcha-response': 'falso' }) });
  });
  await sendChatMessage(chat, words);
  await expect(log(chat)).toContainText('La verifica anti-abuso non è riuscita');
  await expect(field(chat)).toHaveValue(words);
  expect(await countReceived(own, words)).toBe(0);
  await chat.unroute('**/api/site/chat');
  await button(chat, 'Invia').click();
  await expect(button(chat, 'Nuova chat')).toBeVisible();
  expect(await countReceived(own, words)).toBe(1);
});

test('HLP-08 too few or too many characters are reported, and the text is neither sent nor cut off', {
  tag: '@long',
}, async ({ chat }) => {
  await sendChatMessage(chat, 'ciao ciao'.slice(0, 7));
  await expect(panel(chat)).toContainText('Scrivi almeno 8 caratteri.');
  await field(chat).fill('🙂'.repeat(501));
  await expect(panel(chat)).toContainText('Troppo lungo: togli un carattere.');
  await expect(panel(chat)).toContainText('501/500');
  await button(chat, 'Invia').click();
  await expect(field(chat)).toHaveValue('🙂'.repeat(501));
  await field(chat).fill('🙂'.repeat(10_000));
  await expect(panel(chat)).toContainText('Troppo lungo: togli 9500 caratteri.');
});

test('HLP-10 markup is shown as plain text', { tag: '@long' }, async ({ chat }) => {
  const words = `<img src=x onerror="document.title='preso'"> https://esempio.it/pagina, ${randomUUID()}`;
  await sendChatMessage(chat, words);
  await expect(log(chat).getByText('<img src=x', { exact: false })).toBeVisible();
  await expect(
    log(chat).getByRole('link', { name: 'https://esempio.it/pagina', exact: true }),
  ).toHaveAttribute('rel', 'noopener noreferrer');
  expect(await chat.title()).not.toBe('preso');
});
