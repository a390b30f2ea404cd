import type { Database } from '#server/base/db/connect.ts';
import { type DemoProgress, seedDemo } from '../demo/seed-demo.ts';

/**
 * How often a running server checks whether a new day's demonstration paper is due, or a correction or withdrawal of
 * printed articles.
 */
const INTERVAL_MS = 10 * 60_000;

type Options = {
  db: Database;
  imagesFolder: string;
  now: () => Date;
  report(error: unknown): void;
  /** Stops between two days, also before the first papers are written. */
  signal?: AbortSignal;
  /** Writes the papers; the default is the demonstration's own. */
  seed?: typeof seedDemo;
};

/**
 * Keeps the demonstration up to date. Resolves when the newest paper of every brand is written; the days before it
 * follow while the newsstand is already in use. Failures are reported and retried later, because real papers can be
 * read without it. `stop` waits for the issue being written.
 */
export async function keepDemoCurrent({
  db,
  imagesFolder,
  now,
  report,
  signal: givenSignal,
  seed = seedDemo,
}: Options): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const signal = givenSignal ? AbortSignal.any([givenSignal, stopping.signal]) : stopping.signal;
  let running: Promise<void> | undefined;

  async function seedToday(onNewest: () => void): Promise<void> {
    const newest = new Set<string>();
    const onProgress = ({ done, total, brand, day }: DemoProgress) => {
      process.stdout.write(`Edizioni dimostrative: ${done} di ${total} (${brand.name}, ${day})\n`);
      if (newest.has(brand.key)) onNewest();
      newest.add(brand.key);
    };
    try {
      await seed({ db, imagesFolder, now: now(), onProgress, signal });
    } catch (error) {
      report(new Error('the demonstration editions were not written', { cause: error }));
    }
    onNewest();
  }

  function run(onNewest: () => void) {
    running = seedToday(onNewest).finally(() => {
      running = undefined;
    });
  }

  await new Promise<void>(run);
  const timer = setInterval(() => {
    if (!running) run(() => undefined);
  }, INTERVAL_MS);
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
