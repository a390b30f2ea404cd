/**
 * Stands inline in every page, before the first paint. Sets what the reader chose on this device, then decides when
 * React is fetched: at once in the empty shell, else when the page has loaded and is idle or at the first touch. Until
 * then links and forms are the browser's own, and presses of buttons are kept and replayed.
 */
import { READING_KEY, THEME_KEY } from '#domain/device-keys.ts';

const page = document.documentElement;
const START_EVENTS = ['pointerdown', 'keydown', 'touchstart'] as const;
/** Without an idle moment the page takes over after this long. */
const IDLE_TIMEOUT_MS = 3000;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function applyDeviceSettings() {
  const theme = read(THEME_KEY);
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  try {
    const reading: unknown = JSON.parse(read(READING_KEY) ?? '{}');
    for (const [name, value] of Object.entries(reading as Record<string, unknown>)) {
      if (typeof value === 'string') page.setAttribute(`data-reading-${name}`, value);
    }
  } catch {
    // A broken setting is as good as none.
  }
}

let started = false;
const pressed: HTMLElement[] = [];

function keepPress(event: MouseEvent) {
  const target = event.target as Element;
  if (target.closest('a[href]')) return;
  const button = target.closest<HTMLElement>('button[type=button]');
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // The press is answered at once, also when the code that will carry it out is still on its way.
  button.setAttribute('aria-busy', 'true');
  pressed.push(button);
}

function release() {
  removeEventListener('click', keepPress, true);
  for (const button of pressed) button.removeAttribute('aria-busy');
}

function preload(href: string) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/** `touch` is the reader's, where it was one. */
async function start(touch?: Event) {
  if (touch) page.dataset.touched = '';
  if (started) return;
  started = true;
  const { entry = '', chunks = '' } = page.dataset;
  for (const href of chunks.split(' ').filter(Boolean)) preload(href);
  try {
    const app: typeof import('./entry-browser.tsx') = await import(/* @vite-ignore */ entry);
    await app.start();
    for (const name of START_EVENTS) removeEventListener(name, start, true);
    release();
    for (const button of pressed) if (button.isConnected) button.click();
  } catch (error) {
    // The page stays the plain document it is: links and forms go on working.
    release();
    reportError(error);
  }
}

function whenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void start(), { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(() => void start(), 200);
}

function onParsed() {
  if (!document.getElementById('app')) {
    void start();
    return;
  }
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

applyDeviceSettings();
addEventListener('click', keepPress, true);
for (const name of START_EVENTS) addEventListener(name, start, { capture: true, passive: true });
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', onParsed, { once: true });
else onParsed();
