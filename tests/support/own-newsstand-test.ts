import { randomUUID } from 'node:crypto';
import type { Clock } from './clock.ts';
import { test as base } from './newsstand-test.ts';
import type { OwnNewsstand } from './own-newsstand.ts';
import type { Differences } from './own-newsstands.ts';

/** Goes as usual. */
const CLOCK: Clock = { at: null };

/**
 * A browser test on a newsstand inside the test's own process, whose database and mails it may reach into. Tests that want
 * the same of it share it: accounts and addresses are to be their own.
 */
export const test = base.extend<Differences & { own: OwnNewsstand; email: string }>({
  settings: [{}, { option: true }],
  pushConnect: [undefined, { option: true }],
  queue: [true, { option: true }],
  clock: [CLOCK, { option: true }],
  own: async ({ newsstands, settings, pushConnect, queue, clock }, use) =>
    use(await newsstands.like({ settings, pushConnect, queue, clock })),
  baseURL: async ({ own }, use) => use(`http://ilmessaggero.localhost:${own.port}`),
  /** Of somebody who has no account yet. */
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are wanted from this pattern
  email: async ({}, use) => use(`lettrice-${randomUUID()}@posta.example`),
});
