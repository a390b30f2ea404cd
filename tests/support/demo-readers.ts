import type { Orm } from '#server/base/db/connect.ts';
import type { DemoKind } from '#server/operations/demo/accounts/demo-readers.ts';
import { writeDemoAccounts } from '#server/operations/demo/accounts/write-demo-accounts.ts';
import { NOON } from './import-fixture.ts';
import type { NewsstandApp } from './newsstand-app.ts';
import { openBrowser, type ReaderBrowser } from './sign-in-calls.ts';

/** Adds the demonstration's readers to a test's database. */
export async function demoReadersIn(orm: Orm) {
  const accounts = await writeDemoAccounts({ orm, now: NOON, chatbotDomain: 'redazione.example' });
  const accountOf = (kind: DemoKind) => {
    const account = accounts.find((one) => one.kind === kind);
    if (!account) throw new Error(`no ${kind} among the demonstration's readers`);
    return account;
  };
  return {
    accountOf,
    /** A new browser, signed in to the paper of a host. */
    signIn: async (
      server: Pick<NewsstandApp, 'ask'>,
      kind: DemoKind,
      host?: string,
    ): Promise<ReaderBrowser> => {
      const { email, password } = accountOf(kind);
      const browser = openBrowser(server, host ? { host } : {});
      await browser.signIn({ email }, { password });
      return browser;
    },
  };
}

export type DemoReaders = Awaited<ReturnType<typeof demoReadersIn>>;
