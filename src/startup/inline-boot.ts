/**
 * Inline script of every page, run before the first paint. Applies the reader's saved choices, then decides
 * when React hydrates the page: immediately in the empty shell and where the HTML lacks something that only the
 * device has, else at the first touch or some seconds after the scripts begin to load. The whole stylesheets,
 * `after-paint.ts` with the fonts and the question for consent, and at last the scripts are fetched when the page
 * has been loaded and painted and is idle. Until hydration links and forms work as plain HTML; presses of buttons are
 * queued and repeated afterwards, also in forms with `method="dialog"`, which send nothing without the app.
 */
import { READING_KEY, READING_POSITION_KEY, THEME_KEY, USER_KEY } from '#domain/device-keys.ts';
import type {} from '#src/pwa/install-prompt.ts';
import { CLICK_DELAY_MS } from '#src/state/page/click-delay.ts';
import type {} from '#src/state/page/stylesheets.ts';

const page = document.documentElement;
const START_EVENTS = ['pointerdown', 'keydown'] as const;
const END_EVENTS = ['pointerup', 'pointercancel', 'keyup'] as const;
/** Without an idle moment the scripts are fetched after this time. */
const IDLE_TIMEOUT_MS = 3000;
/** Browsers without `requestIdleCallback` wait this long. */
const IDLE_FALLBACK_MS = 500;
/** The first seconds are for reading: code runs only if the reader acts. */
const HYDRATION_DELAY_MS = 2500;

function applyDeviceSettings() {
  try {
    const theme = localStorage.getItem(THEME_KEY);
    if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
    // Somebody is signed in: stylesheets hide the visitor's buttons before the first paint. SHL-03
    if (localStorage[USER_KEY]) page.dataset.signed = '';
    if (sessionStorage[READING_POSITION_KEY]) page.dataset.place = '';
    const reading: unknown = JSON.parse(localStorage.getItem(READING_KEY) ?? '{}');
    for (const [name, value] of Object.entries(reading as Record<string, unknown>)) {
      if (typeof value === 'string') page.setAttribute(`data-reading-${name}`, value);
      // The text must not change its size after the first paint.
      void loadStylesheets('render');
    }
  } catch {
    // Reading settings that cannot be parsed are ignored, and so is everything if storage is blocked.
  }
}

/** Stylesheets for a medium in which the page is not shown are loaded and not applied. */
const OTHER_MEDIUM = 'speech';

let styled: Promise<unknown> | undefined;

/**
 * Loads the whole stylesheets, of which the page contains only the rules of its first view, then shows the parts that
 * waited for them. Never rejects: a page without them is better than none.
 * @param blocking `render` while the head is parsed: the first paint waits for them, in browsers that support it
 */
function loadStylesheets(blocking = '') {
  styled ??= Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')].map(
      (link) =>
        new Promise((resolve) => {
          link.onload = link.onerror = resolve;
          if (blocking) link.setAttribute('blocking', blocking);
          else link.media = OTHER_MEDIUM;
          link.disabled = false;
        }),
    ),
  ).then(() => {
    // Applied together: rules of one may depend on rules of another.
    for (const { media } of document.styleSheets)
      if (media.mediaText === OTHER_MEDIUM) media.mediaText = 'all';
    page.dataset.styled = '';
  });
  return styled;
}

/** Resolves when a frame has been painted after the reader's first touch; undefined while there was none. */
let touchPainted: Promise<unknown> | undefined;

function onTouch() {
  page.dataset.touched = '';
  touchPainted ??= new Promise((resolve) => {
    const onTouchEnd = () => requestAnimationFrame(() => setTimeout(resolve, CLICK_DELAY_MS));
    for (const name of END_EVENTS) addEventListener(name, onTouchEnd, true);
  });
  void start();
}

let isStarted = false;
/** Pressed again while it waits, a button is repeated once: a switch would otherwise end unchanged. */
const queuedButtons = new Set<HTMLElement>();

function queuePress(event: MouseEvent) {
  const target = event.target as Element;
  if (target.closest('a[href]')) return;
  const button = target.closest<HTMLElement>('button[type=button],[method=dialog] button');
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // The press is acknowledged immediately, even while the code that carries it out is still loading.
  button.setAttribute('aria-busy', 'true');
  queuedButtons.add(button);
}

/** Stops queueing presses, and shows the queued buttons as ready again; it does not repeat the presses. */
function releasePresses() {
  removeEventListener('click', queuePress, true);
  for (const button of queuedButtons) button.removeAttribute('aria-busy');
}

type AfterPaint = typeof import('./after-paint.ts');

/** Runs code of `after-paint.ts`. Where it cannot be loaded, that is tried again when the network is back. */
async function runAfterPaint(run: (code: AfterPaint) => Promise<void>): Promise<void> {
  const code = await import(/* @vite-ignore */ page.dataset.after ?? '').catch(() => null);
  if (code) await run(code);
  else addEventListener('online', () => runAfterPaint(run), { once: true });
}

const loadFaces = () => runAfterPaint((code) => code.loadFaces(() => touchPainted));

const scripts = page.dataset.scripts?.split(' ') ?? [];

/**
 * Loads what can wait until the page is painted and idle: the stylesheets, followed by the question for consent, and
 * the fonts before the scripts, because readers read first.
 */
async function loadRest() {
  void loadStylesheets().then(() => runAfterPaint((code) => code.askForConsent()));
  if (!returning) await loadFaces();
  for (const href of scripts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  setTimeout(start, HYDRATION_DELAY_MS);
}

async function start() {
  void loadStylesheets();
  if (isStarted) return;
  isStarted = true;
  const [entry = '', ...chunks] = scripts;
  try {
    await touchPainted;
    // Each chunk is evaluated separately, so that a slow phone can respond to the reader in between.
    await Promise.all(chunks.map((href) => import(/* @vite-ignore */ href)));
    const app: typeof import('#src/entry-browser.tsx') = await import(/* @vite-ignore */ entry);
    await app.start();
    for (const name of START_EVENTS) removeEventListener(name, onTouch, true);
    releasePresses();
    for (const button of queuedButtons) if (button.isConnected) button.click();
  } catch (error) {
    // The page stays a plain document: links and forms still work; queued presses are dropped.
    releasePresses();
    reportError(error);
  }
}

/** Calls `callback` once text or pictures have been painted. */
function whenPainted(callback: () => void) {
  new PerformanceObserver((paints, observer) => {
    if (!paints.getEntriesByName('first-contentful-paint')[0]) return;
    observer.disconnect();
    callback();
  }).observe({ type: 'paint', buffered: true });
}

/**
 * Whether the page is the empty shell. It is started at once: without the app it shows nothing, so that the first
 * paint, for which other pages wait, would never come.
 */
let isEmptyShell = false;
function onParsed() {
  isEmptyShell = !document.getElementById('app');
  if (isEmptyShell) void start();
}

function onLoaded() {
  if (isEmptyShell) return;
  // Hydrates immediately where the HTML lacks something: data from the device, a position to restore, or a reader's own
  // content.
  if (document.querySelector('[aria-busy], [data-place], [data-signed]')) void start();
  // The network is free once the first view is loaded; after its paint the rest may be fetched.
  whenPainted(
    () =>
      window.requestIdleCallback?.(loadRest, { timeout: IDLE_TIMEOUT_MS }) ??
      setTimeout(loadRest, IDLE_FALLBACK_MS),
  );
}

// The attribute `data-plain` stays until the page has its own fonts. Without scripts it has them from the start.
page.dataset.plain = '';
window.loadStylesheets = loadStylesheets;
applyDeviceSettings();
// Also for a page that is left before hydration: going back leads to its top. NAV-22
history.scrollRestoration = 'manual';
// A returning reader's worker has the fonts cached: they are applied right after the first paint.
const returning = Boolean(navigator.serviceWorker?.controller);
if (returning) whenPainted(loadFaces);
addEventListener('click', queuePress, true);
// The offer to install is shown at a suitable moment: `src/state/install/install.ts`. OFF-07
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event;
});
for (const name of START_EVENTS) addEventListener(name, onTouch, true);
addEventListener('DOMContentLoaded', onParsed);
addEventListener('load', onLoaded);
