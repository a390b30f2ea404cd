import type { NewsstandApp } from '../newsstand-app.ts';
import type { Account } from '../reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '../sign-in-calls.ts';

export type Server = Pick<NewsstandApp, 'ask'>;

export async function signedIn(server: Server, account: Account | undefined): Promise<ReaderBrowser> {
  if (!account) throw new Error('there are too few accounts');
  const browser = openBrowser(server);
  await browser.signIn(account);
  return browser;
}
