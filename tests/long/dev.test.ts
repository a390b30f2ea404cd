import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findChromium } from '#tools/find-chromium.ts';
import { freePort } from '../support/free-port.ts';
import { copyMadeDatabase } from '../support/made-database.ts';

const LEFT_OUT = new Set(['.git', 'node_modules', 'dist', 'data', 'test-results']);
const TYPED = 'Non arriva il giornale';

let root: string;
let origin: string;
let dev: ChildProcess;
let browser: Browser;
let page: Page;

/** Copies the checkout and links its packages, so that edits of the test leave no trace here. */
async function copyCheckout(to: string): Promise<void> {
  for (const name of await readdir('.')) {
    if (!LEFT_OUT.has(name)) await cp(name, join(to, name), { recursive: true });
  }
  await mkdir(join(to, 'node_modules'));
  for (const name of await readdir('node_modules')) {
    // Each checkout has its own Vite cache.
    if (!name.startsWith('.'))
      await symlink(join(process.cwd(), 'node_modules', name), join(to, 'node_modules', name));
  }
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const path = join(root, file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
}

/** State of the page that a reload would lose. */
const stateOf = () =>
  page.evaluate(() => ({
    loadedAt: performance.timeOrigin,
    scrolledTo: scrollY,
    typed: document.querySelector<HTMLInputElement>('[name=oggetto]')?.value,
  }));

const textAt = async (path: string) => (await fetch(origin + path)).text();

async function open(path: string): Promise<void> {
  await page.goto(origin + path);
  // React is loaded with the first touch, and then the parts that wait for it.
  await page.keyboard.press('Shift');
  await page.locator('dialog[data-live]').waitFor({ state: 'attached' });
}

/** Runs `act` and waits until the open page has reloaded by itself. */
async function untilLoadedAnew(act: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(() => performance.timeOrigin);
  await act();
  await page.waitForFunction((loadedAt) => performance.timeOrigin > loadedAt, before);
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'edicola-dev-'));
  await copyCheckout(root);
  await copyMadeDatabase(join(root, 'data/database'));
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const { PATH = '' } = process.env;
  dev = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: root,
    env: { PATH, PORT: String(port), DEMO: 'off' },
    stdio: 'inherit',
  });
  await vi.waitFor(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200), {
    timeout: 500_000,
    interval: 200,
  });
  browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  page = await browser.newPage({ viewport: { width: 1280, height: 500 } });
  page.setDefaultTimeout(120_000);
});

afterAll(async () => {
  await browser?.close();
  if (dev?.exitCode === null) {
    const ended = once(dev, 'exit');
    dev.kill('SIGINT');
    await ended;
  }
  await rm(root, { recursive: true, force: true });
});

test('a changed component, text or style appears in the open page, which keeps its input and scroll position', async () => {
  const errors: string[] = [];
  page.on('console', (message) => {
    // On a newsstand without papers some calls fail, which is not an error here.
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isAnswer) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  await open('/contact');
  await page.getByLabel('Oggetto').fill(TYPED);
  await page.evaluate(() => scrollTo(0, 120));
  const before = await stateOf();
  expect(before).toMatchObject({ typed: TYPED, scrolledTo: 120 });

  await edit('src/features/contact/contact-screen.tsx', '{strings.intro}', '{strings.intro} In due parole.');
  await page.getByText('In due parole.').waitFor();
  expect(await stateOf()).toEqual(before);

  await edit('src/features/contact/strings.ts', "title: 'Contatti'", "title: 'Parla con noi'");
  await page.getByRole('heading', { level: 1, name: 'Parla con noi' }).waitFor();
  expect(await stateOf()).toEqual(before);

  await edit(
    'src/features/contact/contact-screen.module.css',
    'margin-block-start: var(--space-4)',
    'margin-inline-start: 7px',
  );
  await page.waitForFunction(() => {
    const { marginInlineStart, marginBlockStart } = getComputedStyle(
      document.querySelector('header p.deck') as Element,
    );
    return marginInlineStart === '7px' && marginBlockStart !== '4px';
  });
  expect(await stateOf()).toEqual(before);
  expect(errors).toEqual([]);
  expect(await textAt('/contact')).toContain('In due parole.');
});

test('a changed file of the server restarts it, and a change of shared code reaches server and page', async () => {
  await open('/faq');
  await untilLoadedAnew(() => edit('server/web/http/robots.ts', 'User-agent: *', 'User-agent: prova'));
  expect(await textAt('/robots.txt')).toContain('User-agent: prova');

  await open('/contact');
  await untilLoadedAnew(() => edit('domain/support/topic-words.ts', "'Abbonamento'", "'Prova di parole'"));
  await open('/contact');
  await page.getByLabel('Argomento').selectOption('Prova di parole');
});

test('development needs no build', () => {
  expect(existsSync(join(root, 'dist'))).toBe(false);
});
