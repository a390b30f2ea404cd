/** More failures than this, inside the window, and reloading again would loop. NAV-20 */
const MAX_FAILURES = 5;
const WINDOW_MS = 100_000;

/** `failures` is what to remember: instants in milliseconds since 1970. */
export type ReloadDecision = { action: 'reload' | 'go-home'; failures: number[] };

/** What to do when a part of the app could not be loaded, given when that happened before. NAV-20 */
export function afterLoadFailure(now: number, earlier: readonly number[]): ReloadDecision {
  const failures = [...earlier.filter((at) => now - at < WINDOW_MS), now];
  return failures.length > MAX_FAILURES
    ? { action: 'go-home', failures: [] }
    : { action: 'reload', failures };
}
