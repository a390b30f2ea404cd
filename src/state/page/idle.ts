import { useSyncExternalStore } from 'react';
import { CLICK_DELAY_MS } from './click-delay.ts';

/** A reader who has touched nothing for this long is reading: the network is free for deferred code. */
const IDLE_AFTER_MS = 5000;
const MAX_PAINT_WAIT_MS = 300;
const TOUCHES = ['pointerup', 'pointercancel', 'keyup', 'scroll', 'pagehide'] as const;

const waitingTasks = new Set<() => void>();
let isSettled = false;

/** Ends the wait once the effect of the touch itself is painted; at once if the page is being left. */
function onTouch(event: Event): void {
  if (event.type === 'pagehide') {
    settle((work) => work());
    return;
  }
  requestAnimationFrame(() => setTimeout(() => settle(), CLICK_DELAY_MS));
  // A page in a background tab is not painted and gets no next frame.
  setTimeout(() => settle(), MAX_PAINT_WAIT_MS);
}

/** Runs each callback in its own browser task, so that the reader's next touch is handled in between. */
const inOwnTask = (task: () => void): void => {
  setTimeout(task);
};

function settle(run = inOwnTask): void {
  if (isSettled) return;
  isSettled = true;
  for (const event of TOUCHES) removeEventListener(event, onTouch, true);
  for (const task of waitingTasks) run(task);
  waitingTasks.clear();
}

/**
 * Call it once, after hydration. Deferred work waits for the reader's first touch, or for a few quiet seconds, so that
 * it never competes with the first view. `isImmediate` skips the wait.
 */
export function startIdleTimer(isImmediate: boolean): void {
  // The page was touched during hydration: the boot script noted it.
  if (isImmediate || 'touched' in document.documentElement.dataset) {
    settle();
    return;
  }
  for (const event of TOUCHES) addEventListener(event, onTouch, { capture: true, passive: true });
  setTimeout(() => settle(), IDLE_AFTER_MS);
}

/** Calls `task` once the page is idle; immediately if it is already. */
export function whenIdle(task: () => void): void {
  if (isSettled) task();
  else waitingTasks.add(task);
}

function subscribe(listener: () => void): () => void {
  if (isSettled) return () => undefined;
  waitingTasks.add(listener);
  return () => waitingTasks.delete(listener);
}

/** False on the server and in the first view. */
export const useIsIdle = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isSettled,
    () => false,
  );
