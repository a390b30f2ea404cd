/** With more failures than this within the window, reloading again would loop. NAV-20 */
const MAX_FAILURES = 5;
const WINDOW_MS = 100_000;

/** `failures` is the list to store: instants in milliseconds since 1970. */
export type ReloadDecision = { action: 'reload' | 'go-home'; failures: number[] };

/** What to do after a part of the app could not be loaded, given the times of earlier failures. NAV-20 */
export function afterLoadFailure(now: number, earlier: readonly number[]): ReloadDecision {
  const failures = [...earlier.filter((failedAt) => now - failedAt < WINDOW_MS), now];
  return failures.length > MAX_FAILURES
    ? { action: 'go-home', failures: [] }
    : { action: 'reload', failures };
}
