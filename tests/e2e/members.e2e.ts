import { expect, type Page } from 'playwright/test';
import type { components } from '#openapi/generated/site.ts';
import { addInvite, removeInvite } from '#server/accounts/db/member-invites.ts';
import { pressAt, typeAt } from '#tests/support/by-keyboard.ts';
import { lastWord } from '#tests/support/levelled-articles.ts';
import {
  activationCode,
  button,
  field,
  invite,
  mailedLink,
  openSeats,
  register,
  seats,
  signIn,
  test,
} from '#tests/support/members-test.ts';
import { DAY } from '#tests/support/own-newsstands.ts';
import { addAccount, PASSWORD } from '#tests/support/reader-accounts.ts';
import { addSharedPlan } from '#tests/support/shared-plan.ts';

const PAID_WORD = lastWord('digital');

const row = (page: Page, words: string) => seats(page).getByRole('listitem').filter({ hasText: words });
const heading = (page: Page) => page.getByRole('heading', { name: 'Chi legge con te' });
const confirmation = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Rimuovi' });
const said = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();

/** Requested from the newsstand's page: unlike the browser, Node does not resolve names under localhost. */
const paidArticle = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const reply = await fetch('/api/edicola/numero?edizione=nazionale');
    const { data } = (await reply.json()) as { data: components['schemas']['NumeroConArticoli'] };
    const articles = data.sezioni.flatMap(({ articoli }) => articoli);
    const paid = articles.find(({ accesso }) => accesso === 'digital');
    return `/articolo/${paid?.id}/${paid?.slug}`;
  });

test('ACC-04 an invited person registers by the mailed link, reads, and is removed again', async ({
  page,
  own,
  email,
  elsewhere,
}) => {
  const plan = await addSharedPlan(own.db.orm, { startsOn: DAY });
  await openSeats(page, plan);
  await expect(heading(page).locator('xpath=..')).toContainText('1 posto su 4');

  await pressAt(page, row(page, '3 posti liberi').getByRole('button', { name: 'Invita' }));
  await expect(page.getByRole('heading', { name: 'Invita una persona' })).toBeFocused();
  await invite(page, 'Elena Ferrante', email);
  await said(page, `Invito inviato a ${email}.`);
  await expect(heading(page)).toBeFocused();
  await expect(row(page, email)).toContainText('E-mail di attivazione inviata');
  await expect(row(page, email)).toContainText('oggi, scade tra 7 giorni');

  const theirs = await elsewhere.newPage();
  await theirs.goto('/robots.txt');
  const path = await paidArticle(theirs);
  await theirs.goto(await mailedLink(own, email));
  await pressAt(theirs, theirs.getByRole('link', { name: 'Registrati' }));
  await register(theirs, email);
  await typeAt(theirs, field(theirs, 'Codice di sei cifre'), await activationCode(own, email));
  await typeAt(theirs, field(theirs, 'La password che hai scelto'), PASSWORD);
  await theirs.keyboard.press('Enter');
  await expect(theirs).toHaveURL(/\/sso\/login\?/);
  await signIn(theirs, email);

  await expect(field(theirs, 'Codice dell’invito')).toHaveValue(/^[A-Z2-9]{8}$/);
  await expect(theirs).toHaveURL('/user/membership');
  await pressAt(theirs, button(theirs, 'Attiva il tuo posto'));
  await expect(theirs.getByRole('heading', { name: 'Il tuo posto è attivo' })).toBeFocused();
  await expect(theirs.locator('main')).toContainText('con l’abbonamento digital di Giulia Ferrante');
  await theirs.goto(path);
  await expect(theirs.locator('main')).toContainText(PAID_WORD);

  await page.reload();
  await expect(row(page, email)).toContainText('Attivo');
  await pressAt(page, button(page, 'Rimuovi: Elena Ferrante'));
  await pressAt(page, confirmation(page));
  await said(page, 'Rimosso: Elena Ferrante.');
  await expect(heading(page)).toBeFocused();
  await expect(row(page, email)).toHaveCount(0);

  await theirs.goto(path);
  await expect(theirs.locator('main')).toContainText('parola');
  await expect(theirs.locator('main')).not.toContainText(PAID_WORD);
  const subjects = (await own.mails.wait(email, 3)).map(({ subject }) => subject);
  expect(subjects).toContain('Il tuo posto è stato tolto · Il Messaggero');
});

test('ACC-04 an invitation that is refused shows the error at its field, and keeps the input', {
  tag: '@long',
}, async ({ page, own }) => {
  const plan = await addSharedPlan(own.db.orm, { startsOn: DAY });
  await openSeats(page, plan);
  await pressAt(page, button(page, 'Invita'));
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Manda l’invito' });
  await pressAt(page, send);
  await expect(dialog.getByRole('alert')).toContainText(
    'Compilare tutti i campi richiesti. Mancano 2 campi.',
  );
  await expect(field(page, 'Nome')).toBeFocused();
  await page.keyboard.type('Io');
  await typeAt(page, field(page, 'E-mail'), plan.holder.email.toUpperCase());
  await pressAt(page, send);
  await expect(
    dialog.getByText('Non puoi invitare te stesso: inserisci l’e-mail di un’altra persona.'),
  ).toBeVisible();
  await expect(field(page, 'E-mail')).toBeFocused();
  await expect(field(page, 'Nome')).toHaveValue('Io');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Invita')).toBeFocused();
});

test('ACC-04 a code is copied and sent again, and an invitation is withdrawn', { tag: '@long' }, async ({
  page,
  context,
  own,
  email,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const plan = await addSharedPlan(own.db.orm, { startsOn: DAY, seats: 2 });
  await openSeats(page, plan);
  await pressAt(page, button(page, 'Invita'));
  await invite(page, 'Elena', email);
  await expect(row(page, email)).toBeVisible();
  await expect(page.getByText('I posti sono tutti occupati')).toBeVisible();
  await expect(button(page, 'Invita')).toHaveCount(0);

  await pressAt(page, button(page, 'Copia codice: Elena'));
  await said(page, 'Codice di Elena copiato.');
  await expect(button(page, 'Copia codice: Elena')).toBeFocused();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(await mailedLink(own, email)).toContain(code);

  await pressAt(page, button(page, 'Rinvia codice: Elena'));
  await said(page, `Codice inviato di nuovo a ${email}.`);
  await expect(button(page, 'Rinvia codice: Elena')).toBeFocused();
  expect(await own.mails.wait(email, 2)).toHaveLength(2);

  await pressAt(page, button(page, 'Rimuovi: Elena'));
  await expect(page.getByRole('heading', { name: 'Annullare l’invito di Elena?' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog', { hasText: 'Annullare l’invito' })).toHaveCount(0);
  await expect(button(page, 'Rimuovi: Elena')).toBeFocused();
  await page.keyboard.press('Enter');
  await pressAt(page, confirmation(page));
  await expect(row(page, 'Posto libero')).toContainText('Da assegnare');
  await expect(heading(page)).toBeFocused();
});

test('ACC-04 an invitation that no longer exists is reported, with a link to the list', {
  tag: '@long',
}, async ({ page, own, email }) => {
  const plan = await addSharedPlan(own.db.orm, { startsOn: DAY });
  const { id: subscriptionId } = plan;
  const now = new Date();
  const { id } = await addInvite(own.db.orm, {
    subscriptionId,
    name: 'Elena',
    email,
    code: 'GHJKMNPQ',
    createdAt: now,
    sentAt: now,
    expiresAt: new Date(now.getTime() + 86_400_000),
  });
  await openSeats(page, plan);
  await expect(row(page, email)).toBeVisible();
  await removeInvite(own.db.orm, subscriptionId, id);
  await pressAt(page, button(page, 'Rinvia codice: Elena'));
  await said(page, 'Nel frattempo l’elenco è cambiato.');
  await expect(row(page, email)).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});

test('ACC-04 a code of another person’s invitation, a wrong code and an offline attempt each show an error', {
  tag: '@long',
}, async ({ page, context, own, email, elsewhere }) => {
  const plan = await addSharedPlan(own.db.orm, { startsOn: DAY });
  const holder = await elsewhere.newPage();
  await openSeats(holder, plan);
  await pressAt(holder, button(holder, 'Invita'));
  await invite(holder, 'Elena', email);
  const link = await mailedLink(own, email);

  const other = await addAccount(own.db.orm);
  await page.goto(link);
  await signIn(page, other.email);
  await pressAt(page, button(page, 'Attiva il tuo posto'));
  const summary = page.locator('form [role=alert]');
  await expect(summary).toContainText('Questo invito è per un altro indirizzo.');
  await expect(summary).toBeFocused();
  await expect(page.getByRole('link', { name: 'Esci da questo account' })).toBeVisible();

  const code = field(page, 'Codice dell’invito');
  await typeAt(page, code, 'hgfe-dcb');
  await pressAt(page, button(page, 'Attiva il tuo posto'));
  await expect(page.getByText('Inserisci gli otto caratteri del codice')).toBeVisible();
  await typeAt(page, code, 'hgfe-dcba');
  await pressAt(page, button(page, 'Attiva il tuo posto'));
  await expect(page.getByText('Codice non valido o scaduto')).toBeVisible();
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('hgfe-dcba');

  await context.setOffline(true);
  await expect(page.getByText('Per attivare il posto serve la connessione.')).toBeVisible();
});

test('ROL-04 a company finds a person among many, and writes to the commercial area', {
  tag: '@long',
}, async ({ page, own }) => {
  const members = await Promise.all(
    ['Ada Neri', 'Nicolò Bianchi', 'Sara Verdi'].map((name) =>
      addAccount(own.db.orm, { name: name.split(' ')[0] ?? '', surname: name.split(' ')[1] ?? '' }),
    ),
  );
  const company = { kind: 'company' as const, companyName: 'Officine Castellani srl' };
  const plan = await addSharedPlan(own.db.orm, {
    plan: 'company',
    seats: 30,
    startsOn: DAY,
    members,
    holder: company,
  });
  await openSeats(page, plan);
  await expect(row(page, '26 posti liberi')).toBeVisible();
  await typeAt(page, field(page, 'Cerca per nome o e-mail'), 'nicolo');
  await expect(seats(page).getByRole('listitem')).toHaveText(/Nicolò Bianchi/);
  await said(page, '1 persona');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');

  await pressAt(page, button(page, 'Contatta l’area commerciale'));
  await expect(field(page, 'Oggetto')).toBeFocused();
  await page.keyboard.type('Altri posti');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Quanti?');
  await pressAt(page, button(page, 'Invia il messaggio'));
  await expect(page.getByText('Scrivi almeno 10 caratteri')).toBeVisible();
  await expect(field(page, 'Messaggio')).toHaveValue('Quanti?');
  await typeAt(page, field(page, 'Messaggio'), 'Vorremmo altri venti posti, grazie.');
  await pressAt(page, button(page, 'Invia il messaggio'));
  await said(page, 'Messaggio inviato');
  const mails = await own.mails.wait('commerciale@ilmessaggero.it');
  expect(mails.at(-1)).toMatchObject({ replyTo: plan.holder.email });
  expect(await own.mails.wait(plan.holder.email)).toHaveLength(1);
});
