import type { LaunchOptions } from 'playwright/test';
import { findChromium, findHeadlessShell } from '#tools/find-chromium.ts';

/**
 * Keeps the frame of a page when it navigates within its site, as before Chromium's RenderDocument. With
 * RenderDocument, closing a page or context just as a navigation commits never completes and the caller waits for ever,
 * because the close request is lost with the replaced frame (crbug.com/536385539). The first two features are
 * Playwright's own, whose list this one replaces.
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

/** Headless Chromium, the default for browser tests. */
export const HEADLESS_CHROMIUM: LaunchOptions = { executablePath: await findHeadlessShell(), args };

/** Full Chromium, for `test.use({ whole: true })` in files about notifications or Background Sync. */
export const WHOLE: LaunchOptions = { executablePath: await findChromium(), args };
