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
  isWanted: boolean;
  report(error: unknown): void;
};

/**
 * Brings the demonstration's readers up to date now and on every new day, or removes them. Later failures are
 * reported and retried.
 * @returns the accounts that can be used to sign in.
 */
export async function keepDemoAccounts({
  orm,
  now,
  chatbotDomain,
  isWanted,
  report,
}: Options): Promise<{ accounts: DemoAccount[]; stop(): Promise<void> }> {
  if (!isWanted) {
    await removeDemoReaders(orm);
    return { accounts: [], stop: async () => undefined };
  }
  let writtenOn = '';
  let running: Promise<unknown> | undefined;
  const write = async () => {
    const time = now();
    const accounts = await writeDemoAccounts({ orm, now: time, chatbotDomain });
    writtenOn = dayAt(time);
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
