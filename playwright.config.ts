import { defineConfig, devices } from 'playwright/test';
import { SHELL } from './tests/support/browsers.ts';
import { COMPILED } from './tests/support/server-process.ts';

// What Node compiled for one worker is kept for the next.
process.env.NODE_COMPILE_CACHE ??= COMPILED;

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.e2e.ts', 'a11y/**/*.e2e.ts'],
  workers: 2,
  // What takes long, and what says of another width or a slower line what is said already.
  ...(process.env.LONG_TESTS ? {} : { grepInvert: /@long/ }),
  // Every test has a page and a device of its own, so the longest file need not be one worker's alone.
  fullyParallel: true,
  // Guards against what hangs, on a machine that may be busy; how long readers wait is for the bench to say.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Node runs TypeScript as it is: the runner would compile tests, server and build once more.
  build: { external: ['**/*'] },
  globalSetup: './tests/support/start-shared-server.ts',
  // One project alone: each has workers of its own, which start anew.
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    launchOptions: SHELL,
  },
});
