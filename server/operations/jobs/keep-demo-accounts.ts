import { dayAt } from '#domain/dates.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { removeDemoReaders } from '../db/demo-readers.ts';
import { type DemoAccount, writeDemoAccounts } from '../demo/accounts/write-demo-accounts.ts';

/** How often a running server checks whether a new day has begun, from which the dates of subscriptions are counted. */
const INTERVAL_MS = 10 * 60_000;

type Options = {
  orm: Orm;
  now: () => Date;
  chatbotDomain: string;
  wanted: boolean;
  report(error: unknown): void;
};

/**
 * Keeps the demonstration's readers up to date, or removes them. Later failures are reported and retried.
 * @returns the accounts that can be used to sign in.
 */
export async function keepDemoAccounts({
  orm,
  now,
  chatbotDomain,
  wanted,
  report,
}: Options): Promise<{ accounts: DemoAccount[]; stop(): Promise<void> }> {
  if (!wanted) {
    await removeDemoReaders(orm);
    return { accounts: [], stop: async () => undefined };
  }
  let writtenOn = '';
  let running: Promise<unknown> | undefined;
  const write = async () => {
    const at = now();
    const accounts = await writeDemoAccounts({ orm, now: at, chatbotDomain });
    writtenOn = dayAt(at);
    return accounts;
  };
  const accounts = await write();
  const timer = setInterval(() => {
    if (running || dayAt(now()) === writtenOn) return;
    running = write()
      .catch((error) => report(new Error('the demonstration accounts were not written', { cause: error })))
      .finally(() => {
        running = undefined;
      });
  }, INTERVAL_MS);
  return {
    accounts,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
