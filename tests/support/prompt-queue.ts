import type { Queue } from '#server/base/queue/open-queue.ts';

/** A queue without timing: a test runs its workers directly. */
export function promptQueue() {
  const told = new Map<string, (jobs: unknown[]) => Promise<void>>();
  const scheduled = new Map<string, string>();
  const boss = {
    work: async (name: string, _how: unknown, work: (jobs: unknown[]) => Promise<void>) =>
      void told.set(name, work),
    unschedule: async () => undefined,
    send: async () => null,
    schedule: async (name: string, cron: string) => void scheduled.set(name, cron),
  };
  const queue = {
    boss,
    createQueues: async () => undefined,
    report: () => undefined,
    stop: async () => undefined,
  } as unknown as Queue;
  return { queue, told, scheduled };
}
