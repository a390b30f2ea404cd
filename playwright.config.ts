import { defineConfig, devices } from 'playwright/test';
import { findChromium } from './tools/find-chromium.ts';

const executablePath = await findChromium();

/**
 * A page that goes on within its site keeps its frame, as it did until Chromium's RenderDocument. With that, a page or a
 * context that is closed just as a navigation commits is never closed, and the one who asked waits for ever: the wish to
 * close goes with the frame that is replaced (crbug.com/536385539). The first two are Playwright's own, whose list this
 * one replaces.
 */
const KEEP_FRAMES =
  '--enable-features=CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies,RenderDocument:level/crashed-frame';

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
  expect: { timeout: 15_000 },
  globalSetup: './tests/support/start-shared-server.ts',
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        KEEP_FRAMES,
      ],
    },
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
