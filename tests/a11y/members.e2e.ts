import { expect } from 'playwright/test';
import { addInvite } from '#server/accounts/db/member-invites.ts';
import { findingsEverywhere } from '#tests/support/axe-findings.ts';
import type { OwnNewsstand } from '#tests/support/own-newsstand.ts';
import { test } from '#tests/support/own-newsstand-test.ts';
import { DAY } from '#tests/support/own-newsstands.ts';
import { addAccount, PASSWORD } from '#tests/support/reader-accounts.ts';
import { addSharedPlan } from '#tests/support/shared-plan.ts';

/** Taller than any screen, so that the whole page is drawn and no fixed bar covers what is checked. */
test.use({ viewport: { width: 1280, height: 3000 }, contextOptions: { reducedMotion: 'reduce' } });

const DAY_MS = 86_400_000;

/** A company's subscription with invites in every state. */
async function addPlan({ db: { orm } }: OwnNewsstand) {
  const member = await addAccount(orm, { name: 'Marco', surname: 'Ferrante' });
  const plan = await addSharedPlan(orm, {
    plan: 'company',
    seats: 12,
    members: [member],
    startsOn: DAY,
  });
  const now = Date.now();
  const invite = (code: string, sentAt: Date | null, days: number) =>
    addInvite(orm, {
      subscriptionId: plan.id,
      name: `Invito ${code}`,
      email: `${code}@posta.example`.toLowerCase(),
      code,
      sentAt,
      createdAt: new Date(now - DAY_MS),
      expiresAt: new Date(now + days * DAY_MS),
    });
  await invite('ABCDEFGH', new Date(now - DAY_MS), 6);
  await invite('BCDEFGHJ', null, 7);
  await invite('CDEFGHJK', new Date(now - DAY_MS), -1);
  return plan;
}

test('A11Y the list of members, its dialogs and the activation of a seat pass axe', { tag: '@long' }, async ({
  page,
  own,
}) => {
  const { holder } = await addPlan(own);
  await page.goto('/user/subscriptions');
  await page.getByLabel('E-mail o nome utente').fill(holder.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Chi legge con te' })).toBeVisible();
  expect.soft(await findingsEverywhere(page), 'panel').toEqual([]);

  await page.getByRole('button', { name: 'Contatta l’area commerciale' }).click();
  await page.getByRole('button', { name: 'Invia il messaggio' }).click();
  await expect(page.locator('form [role=alert]')).toBeVisible();
  expect.soft(await findingsEverywhere(page), 'commercial area').toEqual([]);

  await page.getByRole('button', { name: 'Invita', exact: true }).click();
  await page.getByRole('button', { name: 'Manda l’invito' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  expect.soft(await findingsEverywhere(page), 'invite').toEqual([]);

  await page.goto('/user/membership?codice=ABCDEFGH');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Attiva il tuo posto');
  expect.soft(await findingsEverywhere(page), 'activation').toEqual([]);
  await page.getByRole('button', { name: 'Attiva il tuo posto' }).click();
  await expect(page.locator('form [role=alert]')).toBeVisible();
  expect.soft(await findingsEverywhere(page), 'activation of another').toEqual([]);
});
