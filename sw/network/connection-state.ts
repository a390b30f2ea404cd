import type { Connection } from '#device/worker-messages.ts';

/**
 * State of the network, judged by the outcome of single requests; every change is reported. An answer to a
 * request that was sent before the network was found bad does not prove that it is good again. `sentAt` is
 * `performance.now()`, which does not change when the clock is set. NAV-20
 */
export function createConnectionState(report: (state: Connection) => void) {
  let state: Connection = 'good';
  let badSince = Number.NEGATIVE_INFINITY;
  return {
    current: () => state,
    judge(next: Connection, sentAt: number): void {
      if (next === 'good' && sentAt < badSince) return;
      if (next !== 'good') badSince = performance.now();
      if (next === state) return;
      state = next;
      report(state);
    },
  };
}
