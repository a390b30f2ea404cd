import type { Connection } from '#device/worker-messages.ts';

/**
 * How the network does, by what became of single requests; every change is told. One that went out before the network was
 * found bad does not prove that it is good again. NAV-20
 */
export function createNetworkVerdict(tell: (state: Connection) => void) {
  let state: Connection = 'good';
  let badSince = Number.NEGATIVE_INFINITY;
  return {
    current: () => state,
    judge(verdict: Connection, asked: number): void {
      if (verdict === 'good' && asked < badSince) return;
      if (verdict !== 'good') badSince = Date.now();
      if (verdict === state) return;
      state = verdict;
      tell(state);
    },
  };
}
