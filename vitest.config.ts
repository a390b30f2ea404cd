import { defineConfig } from 'vitest/config';

/** A boot takes seconds, emptying the tables milliseconds: the files that a worker runs share its database. */
const ONE_DATABASE_A_WORKER = { isolate: false, maxWorkers: 2 };

/** What the build sets. */
const BUILT = { MARKS: '"/assets/marks.svg"' };

// A config of its own, so that the plugins of the build stay out of the tests.
export default defineConfig({
  test: {
    projects: [
      {
        define: BUILT,
        test: {
          name: 'page',
          include: ['{src,sw,domain,api,device}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,tools,bench}/**/*.test.ts'],
          ...ONE_DATABASE_A_WORKER,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        define: BUILT,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          ...ONE_DATABASE_A_WORKER,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      ...(process.env.LONG_TESTS
        ? [
            {
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
