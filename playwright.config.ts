import { defineConfig, devices } from 'playwright/test';
import { HEADLESS_CHROMIUM } from './tests/support/browsers.ts';
import { COMPILE_CACHE_FOLDER } from './tests/support/server-process.ts';

// Code that Node compiled for one worker is cached for the next.
process.env.NODE_COMPILE_CACHE ??= COMPILE_CACHE_FOLDER;

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.e2e.ts', 'a11y/**/*.e2e.ts'],
  workers: 2,
  // Leaves out tests that take long, or that repeat others at another width or on a slower connection.
  ...(process.env.LONG_TESTS ? {} : { grepInvert: /@long/ }),
  // Every test has a page and a device of its own, so the tests of a long file can be split between workers.
  fullyParallel: true,
  // Limits that only end hanging tests, on a machine that may be busy; benchmarks measure how long readers wait.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Node runs TypeScript directly; without this the runner would compile tests, server and build again.
  build: { external: ['**/*'] },
  globalSetup: './tests/support/start-shared-server.ts',
  // Only one project, because each project starts workers of its own.
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    launchOptions: HEADLESS_CHROMIUM,
  },
});
