import { useSyncExternalStore } from 'react';
import { CLICK_MS } from './click-delay.ts';

/** A reader who has touched nothing for so long is reading: the line is free for what can wait. */
const SETTLE_MS = 5000;
const UNPAINTED_MS = 300;
const TOUCHES = ['pointerup', 'pointercancel', 'keyup', 'scroll', 'pagehide'] as const;

const waiting = new Set<() => void>();
let settled = false;

/** What the touch itself brings about is painted first. */
function onTouch(event: Event): void {
  if (event.type === 'pagehide') {
    settle((work) => work());
    return;
  }
  requestAnimationFrame(() => setTimeout(() => settle(), CLICK_MS));
  // A page that is not painted, in a tab behind, has no next frame.
  setTimeout(() => settle(), UNPAINTED_MS);
}

/** One thing after the other, and the reader's next touch between them. */
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
 * To be called once, when the page has been taken over. What can wait for the reader's first touch, or for a few quiet
 * seconds, never competes with the text and pictures of the first view. `atOnce` where those lie on the device.
 */
export function startIdleTimer(atOnce: boolean): void {
  // Touched while the page was being taken over: the boot script noted it.
  if (atOnce || 'touched' in document.documentElement.dataset) {
    settle();
    return;
  }
  for (const event of TOUCHES) addEventListener(event, onTouch, { capture: true, passive: true });
  setTimeout(() => settle(), SETTLE_MS);
}

/** Does the work once the page is idle; at once if that was before. */
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
