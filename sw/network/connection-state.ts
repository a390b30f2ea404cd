import type { Connection } from '#device/worker-messages.ts';

/**
 * State of the network, judged by the outcome of single requests; every change is reported. The answer to a request
 * from before the network was found bad does not prove that it is good again. NAV-20
 */
export function createConnectionState(tell: (state: Connection) => void) {
  let state: Connection = 'good';
  let badSince = Number.NEGATIVE_INFINITY;
  return {
    current: () => state,
    judge(next: Connection, asked: number): void {
      if (next === 'good' && asked < badSince) return;
      if (next !== 'good') badSince = Date.now();
      if (next === state) return;
      state = next;
      tell(state);
    },
  };
}
