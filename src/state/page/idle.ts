import { useSyncExternalStore } from 'react';
import { CLICK_MS } from './click-delay.ts';

/** A reader who has touched nothing for this long is reading: the network is free for deferred code. */
const SETTLE_MS = 5000;
const UNPAINTED_MS = 300;
const TOUCHES = ['pointerup', 'pointercancel', 'keyup', 'scroll', 'pagehide'] as const;

const waiting = new Set<() => void>();
let settled = false;

/** Waits until the effect of the touch itself is painted. */
function onTouch(event: Event): void {
  if (event.type === 'pagehide') {
    settle((work) => work());
    return;
  }
  requestAnimationFrame(() => setTimeout(() => settle(), CLICK_MS));
  // A page in a background tab is not painted and gets no next frame.
  setTimeout(() => settle(), UNPAINTED_MS);
}

/** Runs each work in its own task, so that the reader's next touch can come in between. */
const oneByOne = (work: () => void): void => {
  setTimeout(work);
};

function settle(run = oneByOne): void {
  if (settled) return;
  settled = true;
  for (const event of TOUCHES) removeEventListener(event, onTouch, true);
  for (const work of waiting) run(work);
  waiting.clear();
}

/**
 * Call it once, after hydration. Deferred work waits for the reader's first touch, or for a few quiet seconds, so that
 * it never competes with the first view. `atOnce` skips the wait.
 */
export function startIdleTimer(atOnce: boolean): void {
  // The page was touched during hydration: the boot script noted it.
  if (atOnce || 'touched' in document.documentElement.dataset) {
    settle();
    return;
  }
  for (const event of TOUCHES) addEventListener(event, onTouch, { capture: true, passive: true });
  setTimeout(() => settle(), SETTLE_MS);
}

/** Runs the work once the page is idle; immediately if it is already. */
export function whenIdle(work: () => void): void {
  if (settled) work();
  else waiting.add(work);
}

function subscribe(listener: () => void): () => void {
  if (settled) return () => undefined;
  waiting.add(listener);
  return () => waiting.delete(listener);
}

/** False on the server and in the first view. */
export const useIsIdle = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => settled,
    () => false,
  );
