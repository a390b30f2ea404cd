import type { LaunchOptions } from 'playwright/test';
import { findChromium, findHeadlessShell } from '#tools/find-chromium.ts';

/**
 * A page that goes on within its site keeps its frame, as it did until Chromium's RenderDocument. With that, a page or a
 * context that is closed just as a navigation commits is never closed, and the one who asked waits for ever: the wish to
 * close goes with the frame that is replaced (crbug.com/536385539). The first two are Playwright's own, whose list this
 * one replaces.
 */
const KEEP_FRAMES =
  '--enable-features=CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies,RenderDocument:level/crashed-frame';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  KEEP_FRAMES,
];

/** Chromium without windows, for all browser tests that do not say otherwise. */
export const SHELL: LaunchOptions = { executablePath: await findHeadlessShell(), args };

/** The whole Chromium: for `test.use({ launchOptions: WHOLE })` in files about notifications or Background Sync. */
export const WHOLE: LaunchOptions = { executablePath: await findChromium(), args };
