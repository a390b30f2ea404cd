import { expect } from 'playwright/test';
import { findingsEverywhere } from '#tests/support/axe-findings.ts';
import {
  button,
  closeAsOperator,
  log,
  openOperatorPage,
  panel,
  QUESTION,
  sendChatMessage,
  test,
} from '#tests/support/chat-test.ts';

test('HLP-10 an operator forwards an answer of the FAQ, and reads the ratings of the help', {
  tag: '@long',
}, async ({ chat, browser, own }) => {
  await sendChatMessage(chat, QUESTION);
  await button(chat, 'Non ho risolto').click();
  const operatorPage = await openOperatorPage(browser, own);
  await operatorPage.getByRole('button', { name: /^Utente Anonimo/ }).click();
  await button(operatorPage, 'Entra nella conversazione').click();
  await operatorPage.getByText('Inoltra una risposta delle domande frequenti').click();
  await operatorPage.getByLabel('Cerca fra le risposte').fill('pasword dimenticata');
  await operatorPage.getByRole('button', { name: /^Inoltra «Ho dimenticato la password/ }).click();
  await expect(operatorPage.getByText('Risposta inoltrata.')).toBeVisible();
  await expect(log(chat)).toContainText('Inoltrato dalle domande frequenti');
  await expect(log(chat).getByRole('link', { name: 'Scegli una nuova password' })).toHaveAttribute(
    'href',
    '/password/dimenticata',
  );
  await closeAsOperator(operatorPage);
  await panel(chat).getByLabel('Com’è andata?', { exact: false }).fill('Ora entro');
  await button(chat, 'Invia il commento').click();
  await expect(log(chat)).toContainText('Grazie: il tuo commento');
  await button(operatorPage, 'Riscontri dei lettori').click();
  await expect(operatorPage.getByRole('listitem').filter({ hasText: 'Ora entro' })).toContainText(
    'con un operatore',
  );
  expect(await findingsEverywhere(operatorPage)).toEqual([]);
  await operatorPage.context().close();
});

test('HLP-05 HLP-06 axe finds nothing in the chat and on the operators’ page', { tag: '@long' }, async ({
  chat,
  browser,
  own,
}) => {
  expect(await findingsEverywhere(chat)).toEqual([]);
  await sendChatMessage(chat, QUESTION);
  await expect(button(chat, 'Non ho risolto')).toBeVisible();
  expect(await findingsEverywhere(chat)).toEqual([]);
  await button(chat, 'Non ho risolto').click();
  await expect(log(chat)).toContainText('Sei il prossimo, attesa di circa');
  const operatorPage = await openOperatorPage(browser, own);
  await operatorPage.getByRole('button', { name: /^Utente Anonimo/ }).click();
  await button(operatorPage, 'Entra nella conversazione').click();
  await operatorPage.getByLabel('La tua risposta').fill('Buongiorno, sono Serena.');
  await button(operatorPage, 'Invia').click();
  await expect(log(chat)).toContainText('Buongiorno, sono Serena.');
  expect(await findingsEverywhere(chat)).toEqual([]);
  expect(await findingsEverywhere(operatorPage)).toEqual([]);
  await closeAsOperator(operatorPage);
  await expect(log(chat)).toContainText('Serena ha chiuso la conversazione.');
  expect(await findingsEverywhere(chat)).toEqual([]);
  await operatorPage.context().close();
});
