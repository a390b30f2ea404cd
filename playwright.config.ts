import { defineConfig, devices } from 'playwright/test';
import { SHELL } from './tests/support/browsers.ts';

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
  // What is built runs as it is: each worker would compile all of it once more.
  build: { external: ['**/dist/**'] },
  globalSetup: './tests/support/start-shared-server.ts',
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    launchOptions: SHELL,
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
      testIgnore: ['e2e/**/*.phone.e2e.ts'],
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      testMatch: ['e2e/**/*.phone.e2e.ts'],
    },
  ],
});
