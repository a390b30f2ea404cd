import { randomUUID } from 'node:crypto';
import { dayAt } from '#domain/dates.ts';
import type { Connect } from '#server/push/sending/lines/connect.ts';
import { levelledDelivery } from './levelled-articles.ts';
import { test as base } from './newsstand-test.ts';
import { type OwnNewsstand, openOwnNewsstand } from './own-newsstand.ts';

/** Today's of Rome. */
export const DAY = dayAt(new Date());

type Worker = {
  /** In which its newsstand's environment differs from a test's usual one. */
  settings: NodeJS.ProcessEnv;
  /** By which it reaches push services; real ones are never reached. */
  pushConnect: Connect | undefined;
  /** Mails what readers write to customer service. */
  queue: boolean;
  /** What its newsstand's clock shows; it goes as usual where nothing is said. */
  clock: { at: string | null };
  own: OwnNewsstand;
};

/** What such a clock shows now. */
export const shownBy = ({ at }: Worker['clock']): Date => (at === null ? new Date() : new Date(at));

/**
 * A browser test on a newsstand inside the test's own process, whose database and mails it may reach into. Tests that run
 * there one after the other share it: accounts and addresses are to be their own.
 */
export const test = base.extend<{ email: string }, Worker>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are wanted from this pattern
  settings: [async ({}, use) => use({}), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  pushConnect: [async ({}, use) => use(undefined), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  queue: [async ({}, use) => use(false), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  clock: [async ({}, use) => use({ at: null }), { scope: 'worker' }],
  own: [
    async ({ settings, pushConnect, queue, clock }, use) => {
      const own = await openOwnNewsstand(settings, {
        ...{ pushConnect, now: () => shownBy(clock) },
        ...(queue && { queue }),
      });
      await own.deliver(levelledDelivery(DAY));
      await use(own);
      await own.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ own }, use) => use(`http://ilmessaggero.localhost:${own.port}`),
  /** Of somebody who has no account yet. */
  // biome-ignore lint/correctness/noEmptyPattern: as above
  email: async ({}, use) => use(`lettrice-${randomUUID()}@posta.example`),
});
