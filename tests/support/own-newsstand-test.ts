import { randomUUID } from 'node:crypto';
import type { Clock } from './clock.ts';
import { test as base } from './newsstand-test.ts';
import type { OwnNewsstand } from './own-newsstand.ts';
import type { Differences } from './own-newsstands.ts';

/** The clock shows the real time. */
const CLOCK: Clock = { at: null };

/**
 * A browser test on a newsstand inside the test's own process, with access to its database and mails. Tests with the
 * same settings share it, so each needs its own accounts and addresses.
 */
export const test = base.extend<Differences & { own: OwnNewsstand; email: string }>({
  settings: [{}, { option: true }],
  pushConnect: [undefined, { option: true }],
  queue: [true, { option: true }],
  clock: [CLOCK, { option: true }],
  own: async ({ newsstands, settings, pushConnect, queue, clock }, use) =>
    use(await newsstands.like({ settings, pushConnect, queue, clock })),
  baseURL: async ({ own }, use) => use(`http://ilmessaggero.localhost:${own.port}`),
  /** E-mail of a person who has no account yet. */
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the requested fixtures from this pattern
  email: async ({}, use) => use(`lettrice-${randomUUID()}@posta.example`),
});
