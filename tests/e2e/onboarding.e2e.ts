import { expect, type Page } from 'playwright/test';
import { pressAt } from '#tests/support/by-keyboard.ts';
import { allowInstalling, IOS_SAFARI } from '#tests/support/install-prompt.ts';
import { newReader } from '#tests/support/new-reader.ts';
import { test } from '#tests/support/newsstand-test.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const current = (page: Page) => page.locator('[aria-current=step]');

test('ACC-08 BRW-03 NAV-19 a new reader goes through the three steps by keyboard, and resumes at the last one', async ({
  page,
  request,
}) => {
  await signInByCall(page, await newReader(request), '/dashboard');
  await expect(page.getByRole('heading', { name: 'Completa il profilo in tre passi' })).toBeVisible();
  await pressAt(page, page.getByRole('link', { name: 'Comincia' }));
  await expect(page).toHaveURL(/\/user\/onboarding$/);
  await expect(page).toHaveTitle('Completa il profilo · Il Messaggero');
  await expect(heading(page, 'Che cosa ti interessa?')).toBeFocused();
  await expect(current(page)).toContainText('Interessi');

  const tile = page.getByRole('button', { name: 'Ambiente e clima' });
  await pressAt(page, tile, 'Space');
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  await pressAt(page, button(page, 'Sport'));
  await expect(page.getByText('2 scelti')).toBeVisible();
  await pressAt(page, button(page, 'Continua'));

  await expect(heading(page, 'Quali newsletter vuoi ricevere?')).toBeFocused();
  await expect(current(page)).toContainText('Newsletter');
  const told = page.waitForResponse('**/api/user/newsletters/*');
  await pressAt(page, page.getByRole('switch', { name: 'Il punto delle 7' }), 'Space');
  await expect(page.getByText('1 newsletter')).toBeVisible();
  await told;

  await page.reload();
  await expect(heading(page, 'Quali newsletter vuoi ricevere?')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Il punto delle 7' })).toBeChecked();

  await pressAt(page, page.getByRole('button', { name: /^Interessi/ }));
  await expect(heading(page, 'Che cosa ti interessa?')).toBeFocused();
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  await pressAt(page, button(page, 'Continua'));
  await expect(heading(page, 'Quali newsletter vuoi ricevere?')).toBeFocused();
  await pressAt(page, button(page, 'Salta il passo Newsletter'));

  await expect(heading(page, 'Porta l’Edicola con te')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Google Play' })).toHaveAttribute(
    'href',
    /^https:\/\/play\.google\.com/,
  );
  await pressAt(page, button(page, 'Fine'));
  await expect(page).toHaveURL(/\/user\/onboarding\/upselling$/);
  await pressAt(page, page.getByRole('link', { name: 'Non ora' }));
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('navigation', { name: 'Area personale' })).toBeVisible();
  await page.reload();
  await expect(page.locator('main [aria-busy]')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /Completa il profilo/ })).toHaveCount(0);
  for (const done of ['/user/onboarding', '/sso/login']) {
    await page.goto(done);
    await expect(page, done).toHaveURL(/\/dashboard$/);
  }
});

test('ACC-08 a reader can decline the introduction on the dashboard, once', { tag: '@long' }, async ({
  page,
  request,
}) => {
  await signInByCall(page, await newReader(request), '/dashboard');
  await pressAt(page, button(page, 'Non ora'));
  await expect(page.getByText('Va bene. Interessi e newsletter restano')).toBeFocused();
  await page.reload();
  await expect(page.locator('main [aria-busy]')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /Completa il profilo/ })).toHaveCount(0);
});

test('ACC-08 offline the steps cannot be continued, and failures are shown', { tag: '@long' }, async ({
  page,
  request,
  context,
}) => {
  await signInByCall(page, await newReader(request), '/user/onboarding');
  const next = button(page, 'Continua');
  const tile = button(page, 'Politica');
  await expect(tile).toBeVisible();
  await page.route('**/api/user/onboarding', (route) => route.abort());
  await pressAt(page, next);
  await expect(page.getByRole('status').filter({ hasText: /errore|connessione/ })).toBeVisible();
  await expect(heading(page, 'Che cosa ti interessa?')).toBeVisible();
  await expect(next).toBeEnabled();
  await expect(next).toBeFocused();
  await context.setOffline(true);
  await expect(page.getByText('Serve la connessione: appena torna la rete')).toBeVisible();
  await expect(next).toBeDisabled();
  await expect(tile).toBeDisabled();
});

test.describe('OFF-07 the last step', () => {
  const toLastStep = async (page: Page) => {
    await pressAt(page, button(page, 'Salta il passo Interessi'));
    await expect(heading(page, 'Quali newsletter vuoi ricevere?')).toBeFocused();
    await pressAt(page, button(page, 'Salta il passo Newsletter'));
    await expect(heading(page, 'Porta l’Edicola con te')).toBeVisible();
  };

  test("opens the browser's install prompt, where there is one", { tag: '@long' }, async ({
    page,
    context,
    request,
  }) => {
    const prompts = await allowInstalling(context, ['accepted']);
    await signInByCall(page, await newReader(request), '/user/onboarding');
    await toLastStep(page);
    await pressAt(page, button(page, 'Installa l’app'));
    await expect.poll(() => prompts.asked, POLL_FAST).toEqual(['accepted']);
  });

  test('says how to install later, once the prompt was refused', { tag: '@long' }, async ({
    page,
    context,
    request,
  }) => {
    await allowInstalling(context, ['dismissed']);
    await signInByCall(page, await newReader(request), '/user/onboarding');
    await toLastStep(page);
    await pressAt(page, button(page, 'Installa l’app'));
    await expect(page.getByText('Puoi installarla più tardi dal menu del browser.')).toBeFocused();
  });

  test.describe('in Safari on a phone', () => {
    test.use({ userAgent: IOS_SAFARI, hasTouch: true, viewport: { width: 390, height: 844 } });

    test('shows the three steps of the installation', { tag: '@long' }, async ({ page, request }) => {
      await signInByCall(page, await newReader(request), '/user/onboarding');
      await toLastStep(page);
      await pressAt(page, button(page, 'Mostra come si installa'));
      const steps = page.getByRole('dialog').getByRole('list', { name: 'Come si installa' });
      await expect(steps.getByRole('listitem')).toHaveCount(3);
    });
  });
});
