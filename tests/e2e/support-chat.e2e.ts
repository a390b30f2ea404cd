import { expect } from 'playwright/test';
import { supportChats } from '#server/base/db/schema/help-schema.ts';
import {
  button,
  clock,
  closeAsOperator,
  field,
  log,
  NIGHT,
  NOON,
  openChat,
  openOperatorPage,
  panel,
  QUESTION,
  sendChatMessage,
  test,
  touch,
} from '#tests/support/chat-test.ts';
import { deviceContents, placesOf } from '#tests/support/device-contents.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';

test('HLP-05 HLP-06 a whole anonymous conversation: question, answer, not solved, an operator in another browser, the end', async ({
  chat,
  browser,
  own,
}) => {
  await expect(log(chat)).toContainText('un sistema di intelligenza artificiale, non una persona');
  await expect(log(chat)).toContainText('Stai scrivendo come Utente Anonimo.');
  await sendChatMessage(chat, QUESTION);
  await expect(log(chat)).toContainText('premi «Aggiorna»');
  await expect(panel(chat).getByRole('link', { name: 'Aggiorna il pagamento' })).toHaveAttribute(
    'href',
    '/user/subscriptions/payment',
  );
  await button(chat, 'Non ho risolto').click();
  await expect(log(chat)).toContainText('Sei il prossimo, attesa di circa');

  const operatorPage = await openOperatorPage(browser, own);
  await operatorPage.getByRole('button', { name: /^Utente Anonimo/ }).click();
  await expect(operatorPage.getByRole('log')).toContainText(QUESTION);
  await expect(operatorPage.getByRole('definition').filter({ hasText: '/firme' })).toBeVisible();
  await button(operatorPage, 'Entra nella conversazione').click();
  await expect(panel(chat).getByRole('heading', { name: 'Serena, assistenza clienti' })).toBeVisible();
  await operatorPage.getByLabel('La tua risposta').pressSequentially('Buongiorno, sono Serena.');
  await expect(log(chat)).toContainText('Serena sta scrivendo');
  await operatorPage.keyboard.press('Enter');
  await expect(log(chat)).toContainText('Buongiorno, sono Serena.');
  await sendChatMessage(chat, 'Sì');
  await expect(operatorPage.getByRole('log')).toContainText('Sì');
  await expect(log(chat).getByTitle('Letto').last()).toBeVisible();

  await closeAsOperator(operatorPage);
  await expect(log(chat)).toContainText('Serena ha chiuso la conversazione.');
  await expect(field(chat)).toBeHidden();
  await panel(chat).getByLabel('Com’è andata?', { exact: false }).fill('Gentilissima');
  await button(chat, 'Invia il commento').click();
  await expect(log(chat)).toContainText('Grazie: il tuo commento');
  expect((await own.db.orm.select().from(supportChats)).map(({ opinion }) => opinion)).toContain(
    'Gentilissima',
  );
  await button(chat, 'Nuova chat').click();
  await expect(field(chat)).toBeVisible();
  await expect(log(chat)).not.toContainText(QUESTION);
  await operatorPage.context().close();
});

test('HLP-04 HLP-06 outside the hours the chat leads to the form, with its text', { tag: '@long' }, async ({
  chat,
}) => {
  clock.at = NIGHT;
  const words = 'Qual è la ricetta della carbonara?';
  await sendChatMessage(chat, words);
  await button(chat, 'Parla con una persona').last().click();
  await expect(chat).toHaveURL(/\/contact\?forceForm=1$/);
  const message = chat.getByLabel('Messaggio', { exact: true });
  await expect(message).toHaveValue(words);
  // A reader who returns to the chat without having been helped finds no sentence twice.
  await openChat(chat);
  await sendChatMessage(chat, 'E quella della parmigiana?');
  await button(chat, 'Parla con una persona').last().click();
  await expect(message).toHaveValue(`${words}\n\nE quella della parmigiana?`);
});

test('HLP-06 a new chat can be started at any time, and discards the old one', { tag: '@long' }, async ({
  chat,
}) => {
  await sendChatMessage(chat, QUESTION);
  await expect(log(chat)).toContainText('premi «Aggiorna»');
  const ended = chat.waitForResponse((response) => response.url().endsWith('/api/site/chat/fine'));
  await button(chat, 'Nuova chat').click();
  await ended;
  await expect(log(chat)).not.toContainText(QUESTION);
  await sendChatMessage(chat, 'Come recupero la password?');
  await expect(button(chat, 'Ok, grazie')).toBeVisible();
  await expect(log(chat)).not.toContainText(QUESTION);
  await expect(field(chat)).toBeVisible();
});

test('HLP-10 a reader who waits for an operator is notified of one also after a reload, with the chat closed', {
  tag: '@long',
}, async ({ chat, browser, own }) => {
  await sendChatMessage(chat, QUESTION);
  await button(chat, 'Non ho risolto').click();
  await expect(log(chat)).toContainText('Sei il prossimo, attesa di circa');
  // The device's clock is set to the newsstand's: a conversation older than a day is no longer polled.
  await chat.clock.setSystemTime(NOON);
  await chat.reload();
  await touch(chat);
  const operatorPage = await openOperatorPage(browser, own);
  await operatorPage.getByRole('button', { name: /^Utente Anonimo/ }).click();
  await button(operatorPage, 'Entra nella conversazione').click();
  await operatorPage.getByLabel('La tua risposta').fill('Buongiorno, sono Serena.');
  await button(operatorPage, 'Invia').click();
  await button(chat, 'Apri la chat di assistenza: c’è una risposta').click();
  await expect(log(chat)).toContainText('Buongiorno, sono Serena.');
  await button(chat, 'Riduci la chat').click();
  await expect(button(chat, 'Apri la chat di assistenza')).toBeVisible();
  await closeAsOperator(operatorPage);
  await button(chat, 'Apri la chat di assistenza: c’è una risposta').click();
  await expect(log(chat)).toContainText('Serena ha chiuso la conversazione.');
  await operatorPage.context().close();
});

test('HLP-09 a conversation continues when its reader signs in, and is removed from the device at sign-out', {
  tag: '@long',
}, async ({ chat, own }) => {
  await sendChatMessage(chat, QUESTION);
  await expect(button(chat, 'Nuova chat')).toBeVisible();
  await signInByCall(chat, await addAccount(own.db.orm), '/firme');
  await openChat(chat);
  await expect(log(chat)).toContainText(QUESTION);
  await expect
    .poll(async () => placesOf(await deviceContents(chat, chat.context()), [QUESTION]))
    .not.toEqual([]);
  await chat.goto('/logout');
  await button(chat, 'Esci').click();
  await expect(chat).toHaveURL('/');
  const left = async () => placesOf(await deviceContents(chat, chat.context()), [QUESTION]);
  await expect.poll(left, POLL_FAST).toEqual([]);
  await openChat(chat);
  await expect(log(chat)).toContainText('Ciao!');
  await expect(log(chat)).not.toContainText(QUESTION);
});

test('HLP-07 the invitation can be dismissed; the panel locks the page and releases it', {
  tag: '@long',
}, async ({ page }) => {
  await page.clock.install();
  const invited = async () => {
    await touch(page);
    await expect(button(page, 'Apri la chat di assistenza')).toBeVisible();
    await page.clock.fastForward(30_000);
  };
  await page.goto('/firme');
  await invited();
  await button(page, 'Nascondi l’invito alla chat').click();
  await page.reload();
  await invited();
  // Other deferred parts have loaded by now, and the invitation has not appeared.
  expect(await page.evaluate(() => localStorage.getItem('chat_teaser'))).toBe('1');
  await expect(page.getByText('Hai una domanda?', { exact: false })).toBeHidden();
  await button(page, 'Apri la chat di assistenza').click();
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  expect(await overflow()).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(button(page, 'Apri la chat di assistenza')).toBeFocused();
  expect(await overflow()).not.toBe('hidden');
});

test('HLP-10 the conversation can be downloaded', { tag: '@long' }, async ({ chat }) => {
  await sendChatMessage(chat, QUESTION);
  await expect(button(chat, 'Ok, grazie')).toBeVisible();
  await panel(chat).getByLabel('Altre opzioni').click();
  const downloading = chat.waitForEvent('download');
  await button(chat, 'Scarica la conversazione').click();
  const file = await (await downloading).createReadStream();
  let text = '';
  for await (const part of file) text += String(part);
  expect(text).toContain(`Tu: ${QUESTION}`);
  expect(text).toContain('Assistente: ');
});

test('SHL-01 the chat is available also at the sign-in, and not on /rassegna and /chatbot', {
  tag: '@long',
}, async ({ page, own }) => {
  // The clock is today's, whose papers and press review are out: at noon of that Thursday there is none.
  clock.at = null;
  await page.goto('/sso/login');
  await touch(page);
  await expect(button(page, 'Apri la chat di assistenza')).toBeVisible();
  const account = await addAccount(own.db.orm, { subscriptions: [{ product: 'rassegna' }] });
  await signInByCall(page, account, '/firme');
  const toggle = button(page, 'Apri la chat di assistenza');
  const without = [
    ['/rassegna', page.getByRole('table', { name: 'Ritagli' })],
    ['/chatbot', page.getByRole('heading', { level: 1, name: /^Non c'è nulla qui/ })],
  ] as const;
  for (const [path, screen] of without) {
    await page.goto(path);
    await expect(screen).toBeVisible();
    await touch(page);
    // The deferred parts have loaded.
    await page.getByRole('link', { name: 'Edicola' }).first().click();
    await expect(page).toHaveURL('/');
    await expect(toggle).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(screen).toBeVisible();
    await expect(toggle).toBeHidden();
  }
});
