import { defineConfig } from 'vitest/config';

/** A boot takes seconds, emptying the tables milliseconds: the files that a worker runs share its database. */
const ONE_DATABASE_A_WORKER = { isolate: false, maxWorkers: 2 };

/** Guards against what hangs, on a machine that is busy; how long anything takes is for the bench to say. */
const PATIENT = {
  ...{ testTimeout: 120_000, hookTimeout: 120_000 },
  expect: { poll: { timeout: 30_000 } },
};

/** What the build sets. */
const BUILT = { MARKS: '"/assets/marks.svg"' };

// A config of its own, so that the plugins of the build stay out of the tests.
export default defineConfig({
  test: {
    globalSetup: 'tests/support/template-database.ts',
    tags: [{ name: 'postgres', description: 'what the database decides: runs on PostgreSQL too' }],
    projects: [
      {
        define: BUILT,
        test: {
          name: 'page',
          include: ['{src,sw,api,device}/**/*.test.{ts,tsx}'],
          // Each file has modules and globals of its own without a process of its own.
          ...{ pool: 'vmThreads', maxWorkers: 2 },
          ...PATIENT,
        },
      },
      {
        // Rules that keep nothing and touch no globals need no process a file.
        test: {
          name: 'domain',
          include: ['domain/**/*.test.ts'],
          ...{ isolate: false, maxWorkers: 2 },
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,tools,bench}/**/*.test.ts'],
          ...ONE_DATABASE_A_WORKER,
          ...PATIENT,
        },
      },
      {
        define: BUILT,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          ...ONE_DATABASE_A_WORKER,
          ...PATIENT,
        },
      },
      ...(process.env.LONG_TESTS
        ? [
            {
              define: BUILT,
              test: {
                name: 'long',
                include: ['tests/long/**/*.test.ts'],
                fileParallelism: false,
                testTimeout: 1_800_000,
                hookTimeout: 600_000,
              },
            },
          ]
        : []),
    ],
  },
});
