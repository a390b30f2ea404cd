/**
 * Stands inline in every page, before the first paint. Sets what the reader chose on this device, then decides when
 * React takes over: at once in the empty shell, else at the first touch or when the page has been still for a while.
 * It is fetched when the page has loaded and is idle. Until it is there links and forms are the browser's own, and
 * presses of buttons are kept and replayed, also of those that send what only the app can send.
 */
import { holds, readSavedConsent, readTerms } from '#domain/consent/saved-consent.ts';
import { CONSENT_KEY, PLACE_KEY, READING_KEY, THEME_KEY, USER_KEY } from '#domain/device-keys.ts';
import type {} from '#src/pwa/install-prompt.ts';
import { CLICK_MS } from '#src/state/page/click-delay.ts';

const page = document.documentElement;
const START_EVENTS = ['pointerdown', 'keydown'] as const;
const END_EVENTS = ['pointerup', 'pointercancel', 'keyup'] as const;
/** Without an idle moment the scripts are fetched after this long. */
const IDLE_TIMEOUT_MS = 3000;
/** The first seconds are for reading: nothing runs then that was not asked for. */
const STILL_MS = 2500;

function applyDeviceSettings() {
  try {
    const theme = localStorage.getItem(THEME_KEY);
    if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
    // Somebody is signed in: style sheets take the visitor's buttons away before the first paint. SHL-03
    if (localStorage[USER_KEY]) page.dataset.signed = '';
    const reading: unknown = JSON.parse(localStorage.getItem(READING_KEY) ?? '{}');
    for (const [name, value] of Object.entries(reading as Record<string, unknown>)) {
      if (typeof value === 'string') page.setAttribute(`data-reading-${name}`, value);
    }
    if (sessionStorage[PLACE_KEY]) page.dataset.place = '';
  } catch {
    // A broken setting is as good as none, and so is a blocked store.
  }
}

/** The banner shows to whoever has not answered, or whose answer holds no more. TRK-01 */
function askForConsent() {
  const { consent, brand = '' } = page.dataset;
  // Somebody else asks.
  if (!consent) return;
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(CONSENT_KEY);
  } catch {
    // Blocked: this page asks.
  }
  const kept = readSavedConsent(stored, brand);
  if (!kept || !holds(kept, readTerms(consent), Date.now())) page.dataset.ask = '';
}

/** What lies outside the first view is held back by style sheets until here. */
function showRest() {
  page.dataset.rest = '';
}

/** Resolves when the reader's first touch has been answered by a frame; at once while there is none. */
let answered: Promise<unknown> | undefined;

function onTouch() {
  page.dataset.touched = '';
  answered ??= new Promise((resolve) => {
    const wait = () => requestAnimationFrame(() => setTimeout(resolve, CLICK_MS));
    for (const name of END_EVENTS) addEventListener(name, wait, true);
  });
  void start();
}

let started = false;
const pressed: HTMLElement[] = [];

function keepPress(event: MouseEvent) {
  const target = event.target as Element;
  if (target.closest('a[href]')) return;
  const button = target.closest<HTMLElement>('button[type=button],[method=dialog] button');
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

type Face = [family: string, url: string, weight: string, style: string, inUse: 0 | 1];

/** The faces take the place of the system's all at once, when those of this page have come. */
async function loadFaces() {
  const list = JSON.parse(page.dataset.faces ?? '[]') as Face[];
  const faces = list.map(
    ([family, url, weight, style]) => new FontFace(family, `url(${url})`, { weight, style, display: 'swap' }),
  );
  const awaited = faces.filter(({ style }, at) => list[at]?.[4] && style === 'normal');
  await Promise.allSettled(awaited.map((face) => face.load()));
  await answered;
  for (const face of faces) document.fonts.add(face);
}

const scripts = page.dataset.scripts?.split(' ') ?? [];

/** Faces before scripts: a reader reads first. */
async function loadRest() {
  if (!returning) await loadFaces();
  // In a frame of its own: the new faces fill one.
  requestAnimationFrame(() => setTimeout(showRest));
  for (const href of scripts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  setTimeout(start, STILL_MS);
}

async function start() {
  showRest();
  if (started) return;
  started = true;
  const [entry = '', ...chunks] = scripts;
  try {
    await answered;
    // Each for itself, so that a slow phone has moments for the reader between them.
    await Promise.all(chunks.map((href) => import(/* @vite-ignore */ href)));
    const app: typeof import('#src/entry-browser.tsx') = await import(/* @vite-ignore */ entry);
    await app.start();
    for (const name of START_EVENTS) removeEventListener(name, onTouch, true);
    release();
    for (const button of pressed) if (button.isConnected) button.click();
  } catch (error) {
    // The page stays the plain document it is: links and forms go on working.
    release();
    reportError(error);
  }
}

/** Once words or pictures have been shown. */
function whenPainted(act: () => void) {
  new PerformanceObserver((paints, observer) => {
    if (!paints.getEntriesByName('first-contentful-paint')[0]) return;
    observer.disconnect();
    act();
  }).observe({ type: 'paint', buffered: true });
}

/** The empty shell has nothing to show before; what it has loading, faces for one, may never come. */
let empty = false;
function onParsed() {
  empty = !document.getElementById('app');
  if (empty) void start();
}

function onLoaded() {
  if (empty) return;
  // What is on the device stands in no HTML, nor does the place the reader returns to, nor what is a reader's own.
  if (document.querySelector('[aria-busy], [data-place], [data-signed]')) void start();
  // The line is free of what the first view needs; when that is painted too, the rest may come.
  const idle = window.requestIdleCallback ?? setTimeout;
  whenPainted(() => idle(loadRest, { timeout: IDLE_TIMEOUT_MS } as number & IdleRequestOptions));
}

applyDeviceSettings();
askForConsent();
// Also of a page that is left before React is there: back leads to its top. NAV-22
history.scrollRestoration = 'manual';
// Somebody who was here before has the faces: they follow the first words at once.
const returning = Boolean(navigator.serviceWorker?.controller);
if (returning) whenPainted(loadFaces);
addEventListener('click', keepPress, true);
// Installing is offered when it suits the reader: `src/state/install/install.ts`. OFF-07
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event;
});
for (const name of START_EVENTS) addEventListener(name, onTouch, true);
addEventListener('DOMContentLoaded', onParsed);
addEventListener('load', onLoaded);
