import { dayAt } from '#domain/dates.ts';
import type { Connect } from '#server/outgoing/push/sending/connections/connect.ts';
import { type Clock, shownBy } from './clock.ts';
import { levelledDelivery } from './levelled-articles.ts';
import { type OwnNewsstand, openOwnNewsstand } from './own-newsstand.ts';

/** The current day in Rome. */
export const DAY = dayAt(new Date());

/** Differences from a test's usual newsstand. */
export type Differences = {
  /** Environment variables. */
  settings: NodeJS.ProcessEnv;
  /** Connects to push services; real ones are never contacted. */
  pushConnect: Connect | undefined;
  /** Mails readers' tickets for customer service. */
  queue: boolean;
  clock: Clock;
};

export type OwnNewsstands = { like(wanted: Differences): Promise<OwnNewsstand>; close(): Promise<void> };

const isSame = (a: Differences, b: Differences): boolean =>
  JSON.stringify(a.settings) === JSON.stringify(b.settings) &&
  a.pushConnect === b.pushConnect &&
  a.queue === b.queue &&
  a.clock === b.clock;

/**
 * The newsstands inside a worker's process, each with today's articles of every access level: one for each set of
 * differences.
 */
export function openNewsstands(): OwnNewsstands {
  const opened: { differences: Differences; own: Promise<OwnNewsstand> }[] = [];
  const open = async ({ settings, pushConnect, queue, clock }: Differences) => {
    const own = await openOwnNewsstand(settings, { pushConnect, queue, now: () => shownBy(clock) });
    await own.deliver(levelledDelivery(DAY));
    return own;
  };
  return {
    like(wanted) {
      const known = opened.find(({ differences }) => isSame(differences, wanted));
      if (known) return known.own;
      const own = open(wanted);
      opened.push({ differences: wanted, own });
      return own;
    },
    async close() {
      for (const { own } of opened) await (await own).close();
    },
  };
}
