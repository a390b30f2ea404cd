import { expect } from 'playwright/test';
import { findingsEverywhere } from '#tests/support/axe-findings.ts';
import { button, closeAtDesk, log, openDesk, panel, QUESTION, say, test } from '#tests/support/chat-test.ts';

test('HLP-10 an operator forwards an answer of the FAQ, and reads what readers found of the help', {
  tag: '@long',
}, async ({ chat, browser, own }) => {
  await say(chat, QUESTION);
  await button(chat, 'Non ho risolto').click();
  const desk = await openDesk(browser, own);
  await desk.getByRole('button', { name: /^Utente Anonimo/ }).click();
  await button(desk, 'Entra nella conversazione').click();
  await desk.getByText('Inoltra una risposta delle domande frequenti').click();
  await desk.getByLabel('Cerca fra le risposte').fill('pasword dimenticata');
  await desk.getByRole('button', { name: /^Inoltra «Ho dimenticato la password/ }).click();
  await expect(desk.getByText('Risposta inoltrata.')).toBeVisible();
  await expect(log(chat)).toContainText('Inoltrato dalle domande frequenti');
  await expect(log(chat).getByRole('link', { name: 'Scegli una nuova password' })).toHaveAttribute(
    'href',
    '/password/dimenticata',
  );
  await closeAtDesk(desk);
  await panel(chat).getByLabel('Com’è andata?', { exact: false }).fill('Ora entro');
  await button(chat, 'Invia il commento').click();
  await expect(log(chat)).toContainText('Grazie: il tuo commento');
  await button(desk, 'Riscontri dei lettori').click();
  await expect(desk.getByRole('listitem').filter({ hasText: 'Ora entro' })).toContainText('con un operatore');
  expect(await findingsEverywhere(desk)).toEqual([]);
  await desk.context().close();
});

test('HLP-05 HLP-06 axe finds nothing in the chat, nor at the operator’s desk', { tag: '@long' }, async ({
  chat,
  browser,
  own,
}) => {
  expect(await findingsEverywhere(chat)).toEqual([]);
  await say(chat, QUESTION);
  await expect(button(chat, 'Non ho risolto')).toBeVisible();
  expect(await findingsEverywhere(chat)).toEqual([]);
  await button(chat, 'Non ho risolto').click();
  await expect(log(chat)).toContainText('Sei il prossimo, attesa di circa');
  const desk = await openDesk(browser, own);
  await desk.getByRole('button', { name: /^Utente Anonimo/ }).click();
  await button(desk, 'Entra nella conversazione').click();
  await desk.getByLabel('La tua risposta').fill('Buongiorno, sono Serena.');
  await button(desk, 'Invia').click();
  await expect(log(chat)).toContainText('Buongiorno, sono Serena.');
  expect(await findingsEverywhere(chat)).toEqual([]);
  expect(await findingsEverywhere(desk)).toEqual([]);
  await closeAtDesk(desk);
  await expect(log(chat)).toContainText('Serena ha chiuso la conversazione.');
  expect(await findingsEverywhere(chat)).toEqual([]);
  await desk.context().close();
});
