import { defineConfig } from 'vitest/config';

/**
 * Files that run in one worker share its database, because starting one takes seconds and emptying the tables
 * milliseconds.
 */
const ONE_DATABASE_A_WORKER = { isolate: false, maxWorkers: 2 };

/** Limits that only end hanging tests, on a machine that is busy; benchmarks measure durations. */
const PATIENT = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

/** Constants that the build defines. */
const BUILT = { BRAND_SPRITES_URL: '"/assets/marks.svg"' };

// A configuration of its own, so that the build's plugins are not used in tests.
export default defineConfig({
  test: {
    globalSetup: 'tests/support/template-database.ts',
    tags: [{ name: 'postgres', description: 'result may differ between databases: also run on PostgreSQL' }],
    projects: [
      {
        define: BUILT,
        test: {
          name: 'page',
          include: ['{src,sw,api,device}/**/*.test.{ts,tsx}'],
          // Each file has its own modules and globals without a process of its own.
          pool: 'vmThreads',
          maxWorkers: 2,
          ...PATIENT,
        },
      },
      {
        // Pure rules without state or globals need no process per file.
        test: {
          name: 'domain',
          include: ['domain/**/*.test.ts'],
          isolate: false,
          maxWorkers: 2,
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
