import { spawnSync } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { chromium } from 'playwright';

/**
 * Paths of Chromium's headless shell: it needs half the processor time, but has no notifications, no
 * installation of apps and no PDF viewer.
 */
const HEADLESS_SHELL_PATHS = ['/usr/bin/chromium-headless-shell'];

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Thrown if no Chromium was found and none can be installed; the message is for the person who runs the
 * tests.
 */
export class NoChromium extends Error {}

async function isExecutable(file: string): Promise<boolean> {
  return await access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function firstExecutable(files: (string | undefined)[]): Promise<string | null> {
  for (const file of files) if (file && (await isExecutable(file))) return file;
  return null;
}

/** Installs a package by the system's package manager, which only an administrator may do. */
function installFromSystem(program: string): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  console.log(`Installing ${program} with apt-get …`);
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', program);
}

function installFromPlaywright(): void {
  console.log('Installing Chromium with Playwright …');
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], { stdio: 'ignore' });
}

/**
 * Path of a Chromium: the one named by CHROMIUM_PATH, the system's, Playwright's own, or one installed now, by
 * apt-get if it runs as root on Linux, else by Playwright. @throws NoChromium in one plain sentence.
 */
export async function findChromium(): Promise<string> {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath) {
    if (await isExecutable(configuredPath)) return configuredPath;
    throw new NoChromium(`CHROMIUM_PATH names no program that can be run: ${configuredPath}`);
  }
  const knownPaths = [...SYSTEM_PATHS, chromium.executablePath()];
  const found = await firstExecutable(knownPaths);
  if (found) return found;
  for (const install of [() => installFromSystem('chromium'), installFromPlaywright]) {
    install();
    const installed = await firstExecutable(knownPaths);
    if (installed) return installed;
  }
  throw new NoChromium(
    'The browser tests need a Chromium: install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.',
  );
}

/**
 * Path of Chromium's headless shell, for tests that need only pages and workers. Without one, the path of the full
 * Chromium, which does the same at twice the processor time.
 */
export const findHeadlessShell = async (): Promise<string> =>
  (process.env.CHROMIUM_PATH ? null : await firstExecutable(HEADLESS_SHELL_PATHS)) ?? (await findChromium());

/** Installs the headless shell for `findHeadlessShell`, where the system offers it. */
export async function installHeadlessShell(): Promise<void> {
  if (process.env.CHROMIUM_PATH || (await firstExecutable(HEADLESS_SHELL_PATHS))) return;
  installFromSystem('chromium-headless-shell');
}
