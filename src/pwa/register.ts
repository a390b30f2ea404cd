import type { PageToWorker } from '#device/worker-messages.ts';
import { cacheFirstView, type PageAddress } from './cache-first-view.ts';
import { watchNewerBuild } from './newer-build.ts';
import { pageQuiet } from './page-quiet.ts';
import { reportLoadedFiles } from './report-loaded-files.ts';
import { sendOutboxWhenOnline } from './send-outbox.ts';

type ScriptPolicy = { createScriptURL(address: string): unknown };
type PolicyFactory = {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptPolicy;
};

const WORKER = '/sw.js';
/** Listed in the page's `trusted-types` directive. */
const POLICY = 'worker';

function onlyTheWorker(address: string): string {
  if (address !== WORKER) throw new TypeError(`Not the worker’s address: ${address}`);
  return address;
}

/** The only script address that this page may register as a worker. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return WORKER;
  // The browser requires its own object here; the types of the library allow only strings.
  return trustedTypes
    .createPolicy(POLICY, { createScriptURL: onlyTheWorker })
    .createScriptURL(WORKER) as string;
}

/** Interval of looking for a new version, for an app that stays open for days. */
const UPDATE_CHECK_MS = 3_600_000;

type RegisterOptions = {
  firstView: PageAddress;
  /** The script that this page started with. */
  entry: string;
  /** The reader has just accepted the new version: it takes over even if other pages are open. */
  isAccepted: boolean;
  /** Called when a build newer than the page's is available. */
  onNewer: () => void;
};

/**
 * Registers the worker, which caches the page that was opened first. Call it when the page is idle. In
 * development it is not registered: it would answer with old sources. OFF-01, OFF-04
 */
export function registerWorker({ firstView, ...page }: RegisterOptions): void {
  if (import.meta.env.MODE === 'development') return;
  if (!('serviceWorker' in navigator)) return; // The address is insecure, or the browser allows no worker.
  cacheFirstView(navigator.serviceWorker, firstView).catch(reportError);
  reportLoadedFiles(navigator.serviceWorker);
  register(page).catch(reportError);
  sendOutboxWhenOnline(navigator.serviceWorker);
}

async function register({ entry, isAccepted, onNewer }: Omit<RegisterOptions, 'firstView'>): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const registration = await new Workbox(workerAddress()).register();
  if (!registration) return;
  watchNewerBuild({ container: navigator.serviceWorker, registration, entry }, onNewer);
  void applyUpdate(registration, isAccepted ? 'take-over' : 'apply-update');
  document.addEventListener('visibilitychange', () => void applyUpdate(registration, 'apply-update'));
  setInterval(() => void checkForUpdate(registration), UPDATE_CHECK_MS);
}

/**
 * A waiting update takes over when the reader has just accepted it, or when the only open page has just been opened or
 * becomes visible again. The page goes on as it is: only its reader reloads it. OFF-04
 *
 * The update is asked to take over only while the page loads nothing: a request that meets the old worker while it ends
 * starts it again, and Chromium then waits until that one has been idle for 30 s, or for five minutes at most. Asking
 * twice changes nothing.
 */
async function applyUpdate(
  registration: ServiceWorkerRegistration,
  type: 'take-over' | 'apply-update',
): Promise<void> {
  if (document.hidden || !registration.waiting) return;
  await pageQuiet();
  const message: PageToWorker = { type };
  registration.waiting?.postMessage(message);
}

async function checkForUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  if (!navigator.onLine) return;
  // An hour in which the server cannot be reached is not an error: the next check tries again.
  await registration.update().catch(() => undefined);
}
