import { expect, type Page } from 'playwright/test';

type Account = { email: string; password: string };

/**
 * Signs in by the call of the form, without the form, and returns the address that leads on to `backTo`. The page is
 * one of the site's.
 */
export const signInAddress = (page: Page, account: Account, backTo: string): Promise<string> =>
  page.evaluate(
    async ([{ email, password }, target]) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ email, password, redirect_uri: target });
      const reply = await fetch('/api/sso/login', { method: 'POST', headers, body });
      const told = await reply.text();
      if (!reply.ok) throw new Error(`login → ${reply.status} ${told}`);
      return (JSON.parse(told) as { data: { indirizzo: string } }).data.indirizzo;
    },
    [account, backTo] as const,
  );

export async function signInByCall(page: Page, account: Account, backTo = '/sezioni'): Promise<void> {
  await page.goto('/robots.txt');
  await page.goto(await signInAddress(page, account, backTo));
  await expect(page).toHaveURL(({ pathname }) => pathname === backTo);
}
